#!/usr/bin/env bash
# Gradescope runs this once, while it builds the image that submissions are graded in: it installs a Swift
# toolchain and NavLab, and builds NavLab, so that grading starts at once.
set -euo pipefail

root=${AUTOGRADER_ROOT:-/autograder}
toolchain=${SWIFT_HOME:-/opt/swift}
# shellcheck source=config.sh
source "$root/source/config.sh"

apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  binutils ca-certificates curl git libc6-dev libcurl4-openssl-dev libedit-dev libgcc-11-dev \
  libncurses-dev libpython3-dev libsqlite3-0 libstdc++-11-dev libxml2-dev pkg-config tzdata zlib1g-dev

if ! command -v swift >/dev/null && [ ! -x "$toolchain/usr/bin/swift" ]; then
  # shellcheck source=/dev/null
  system=$(source /etc/os-release && echo "$ID$VERSION_ID")
  mkdir -p "$toolchain"
  curl --fail --silent --show-error --location \
    "https://download.swift.org/swift-$SWIFT_RELEASE-release/${system//./}/swift-$SWIFT_RELEASE-RELEASE/swift-$SWIFT_RELEASE-RELEASE-$system.tar.gz" |
    tar -xz -C "$toolchain" --strip-components 1
fi
export PATH="$toolchain/usr/bin:$PATH"

if [ -d "$root/source/navlab" ]; then
  cp -R "$root/source/navlab" "$root/navlab"
else
  git clone --quiet --depth 1 "$NAVLAB_REPOSITORY" "$root/navlab"
fi
"$root/navlab/navlab" --version

# Learners' code has no business here. NavLab's sandbox keeps it out; this is for a day when it cannot.
chmod -R go-rwx "$root/source" "$root/navlab/Exercises"
