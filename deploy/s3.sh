#!/bin/sh
# Uploads dist/, the host that `npm run build:all` wrote, to a bucket with the AWS CLI: deploy/s3.sh BUCKET
# Set AWS_ENDPOINT_URL for another storage with the same API. Follow deploy/README.md.
set -eu

if [ $# -ne 1 ]; then
  echo "Which bucket? For example: deploy/s3.sh my-docs" >&2
  exit 1
fi
cd "$(dirname "$0")/.."
if [ ! -f dist/index.html ]; then
  echo "There is no dist/: run npm run build:all first" >&2
  exit 1
fi
target="s3://$1"
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT

# Storage has no rewrite rules, so each page also gets a copy whose name is its URL: docs/intro for docs/intro.html.
(cd dist && find . -name '*.html' ! -name index.html) | while read -r file; do
  mkdir -p "$pages/$(dirname "$file")"
  cp "dist/$file" "$pages/${file%.html}"
done

# upload FOLDER CACHE-CONTROL OPTIONS... uploads what changed. The CDN compresses, so the copies in br and gz stay here.
upload() {
  folder=$1 cache=$2
  shift 2
  aws s3 sync "$folder" "$target" --only-show-errors --cache-control "$cache" "$@" \
    --exclude '*.br' --exclude '*.gz' --exclude _headers --exclude _redirects
}

# The assets come first, so that new pages find their scripts. Old assets stay for readers who have an old page open.
upload dist 'public, max-age=31536000, immutable' --exclude '*' --include 'assets/*' --include '*/assets/*'
upload dist no-cache --delete --exclude '*' --include '*.md' --include '*.txt' --content-type 'text/plain; charset=utf-8'
upload dist no-cache --delete --exclude '*' --include '*.webmanifest' --content-type application/manifest+json
upload dist no-cache --delete --exclude '*' --include '*.atom' --content-type application/atom+xml
upload dist no-cache --delete --exclude '*' --include '*.*' --exclude 'assets/*' --exclude '*/assets/*' \
  --exclude '*.md' --exclude '*.txt' --exclude '*.webmanifest' --exclude '*.atom' --exclude '*.html'
upload dist no-cache --delete --exclude '*' --include '*.html' --content-type 'text/html; charset=utf-8'
upload "$pages" no-cache --delete --exclude '*.*' --content-type 'text/html; charset=utf-8'
echo "dist/ is at $target"
