#!/usr/bin/env bash
# Pushes a module package with skopeo only: push-by-hand.sh module.zip docker://ghcr.io/acme/vpc:1.2.3 [skopeo's flags …]
set -euo pipefail
zip=$1 target=$2
layout=$(mktemp -d)
trap 'rm -r "$layout"' EXIT

# Moves a file to its path by digest, and prints its descriptor.
blob() { # file, media type, more
  local digest size
  digest=$(sha256sum "$1" | cut -d ' ' -f 1)
  size=$(stat --format %s "$1")
  mv "$1" "$layout/blobs/sha256/$digest"
  printf '{"mediaType":"%s","digest":"sha256:%s","size":%d%s}' "$2" "$digest" "$size" "${3:-}"
}

mkdir -p "$layout/blobs/sha256"
cp "$zip" "$layout/module.zip"
printf '{}' > "$layout/config.json"
config=$(blob "$layout/config.json" application/vnd.oci.empty.v1+json)
layer=$(blob "$layout/module.zip" archive/zip)
type=application/vnd.oci.image.manifest.v1+json
printf '{"schemaVersion":2,"mediaType":"%s","artifactType":"application/vnd.opentofu.modulepkg","config":%s,"layers":[%s]}' \
  "$type" "$config" "$layer" > "$layout/manifest.json"
manifest=$(blob "$layout/manifest.json" "$type" ',"annotations":{"org.opencontainers.image.ref.name":"package"}')
printf '{"schemaVersion":2,"manifests":[%s]}' "$manifest" > "$layout/index.json"
printf '{"imageLayoutVersion":"1.0.0"}' > "$layout/oci-layout"
skopeo copy --preserve-digests "${@:3}" "oci:$layout:package" "$target"
