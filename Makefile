# Every target is a command a person types; `make` alone shows them.

BUILD := .build
ASAN := .build-asan
TSAN := .build-tsan
# Tests of servers run apart from those that hold threads while another program works.
SERVERS := MovieServerTests|MovieWorkersTests
BOUNDARY := FFmpegTests|OriginsTests|PicturesTests|MoviesTests|JobExecutionTests
RACES := TSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/tsan.supp
SANITIZED := --disable-xctest -Xswiftc -use-ld=lld
MOVIES ?= media/clips
PORT ?= 8080
export SWIFT_BACKTRACE ?= enable=no

.DEFAULT_GOAL := help
.PHONY: help deps build run test check bench fuzz torture docs media clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install what building and running needs
	@Scripts/deps.sh run

build: deps ## build the command, optimised: .build/release/mutoscope
	swift build -c release --product mutoscope --static-swift-stdlib # starts in half the time

run: build media ## serve media/clips and print the URL; MOVIES=~/Movies PORT=9000 serves your own
	@exec $(BUILD)/release/mutoscope serve $(MOVIES) --port $(PORT)

test: ## install what tests need, and run them all, the C boundary under AddressSanitizer too
	@Scripts/deps.sh test
	media/generate.sh
	swift test --disable-xctest --filter '$(SERVERS)'
	swift test --disable-xctest --skip '$(SERVERS)|mutoscopeTests'
	swift test --disable-xctest --filter mutoscopeTests
	swift test $(SANITIZED) --sanitize address --scratch-path $(ASAN) --filter '$(SERVERS)'
	swift test $(SANITIZED) --sanitize address --scratch-path $(ASAN) --filter '$(BOUNDARY)'

check: ## format, arrows between modules, file sizes, doc comments, shell scripts
	@Scripts/deps.sh test
	swift format lint --strict --recursive Package.swift Sources Tests Fuzz Benchmarks
	swift build --build-tests --explicit-target-dependency-import-check error
	Scripts/sizes.sh
	shellcheck .ci/run Scripts/*.sh media/*.sh Fuzz/*.sh Benchmarks/*.sh

bench: build ## measure against ffprobe, mediainfo and ffmpegthumbnailer
	@Scripts/deps.sh test
	media/generate.sh --bench
	Benchmarks/run.sh $(BUILD)/release/mutoscope

fuzz: ## fuzz the range rules and the header readers, a minute each
	@Scripts/deps.sh run
	Fuzz/run.sh 60

torture: ## sanitizers over every module, and a thousand aborted downloads
	@Scripts/deps.sh test
	media/generate.sh
	MUTOSCOPE_TORTURE=1 swift test $(SANITIZED) --sanitize address --scratch-path $(ASAN) --filter '$(SERVERS)'
	MUTOSCOPE_TORTURE=1 swift test $(SANITIZED) --sanitize address --scratch-path $(ASAN) \
		--skip '$(SERVERS)|mutoscopeTests'
	MUTOSCOPE_TORTURE=1 $(RACES) swift test $(SANITIZED) --sanitize thread --scratch-path $(TSAN) --filter '$(SERVERS)'
	$(RACES) swift test $(SANITIZED) --sanitize thread --scratch-path $(TSAN) --filter '$(BOUNDARY)'

docs: ## write the reference of the public API to docs/
	@Scripts/deps.sh run
	Scripts/docs.sh docs

media: ## make the clips in media/clips
	@Scripts/deps.sh run
	media/generate.sh

clean: ## remove what was built; clips and packages stay
	rm -rf $(BUILD) $(ASAN) $(TSAN) .build-docs .build-fuzz docs
