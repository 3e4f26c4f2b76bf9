# The whole product in one image: site, edge and back office on one port. See docs/deploy.md.
# By its digest as well: a tag can be moved. `docker buildx imagetools inspect node:<tag>` tells the digest of a newer one.
ARG NODE=24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM node:${NODE} AS tools
WORKDIR /app
ENV CI=true NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
RUN ["npm", "install", "--global", "pnpm@12.18.0"]

FROM tools AS build
# Canonical addresses stand in the pages: the address visitors see is needed to build them.
ARG SITE_ORIGIN
RUN test -n "$SITE_ORIGIN"
# `--build-arg SITE_SPEECH=on` gives the site a voice of its own: what speaks and what encodes it are needed here alone.
ARG SITE_SPEECH=off
RUN if [ "$SITE_SPEECH" = on ]; then apt-get update && apt-get install -y --no-install-recommends espeak-ng opus-tools && rm -rf /var/lib/apt/lists/*; fi
COPY . .
RUN ["pnpm", "install", "--frozen-lockfile"]
RUN ["pnpm", "exec", "turbo", "run", "build", "--output-logs=errors-only"]
# What the product is made of, for whoever must answer which machine runs a package that was found to be bad.
RUN ["pnpm", "run", "sbom"]

# The same product with Next and the sources beside it: it builds the site again after editors have published (docs/deploy.md). `docker build --target editorial`.
FROM build AS editorial
RUN mkdir .data && chown node:node .data
ENV NODE_ENV=production PORT=3000 DESK_EXPORT="node site/scripts/export.ts"
USER node
EXPOSE 3000
VOLUME ["/app/.data"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/gateway/src/main.ts"]

FROM tools AS dependencies
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY content content
COPY edge edge
COPY packages packages
COPY patches patches
RUN ["pnpm", "install", "--prod", "--ignore-scripts", "--frozen-lockfile", "--filter", "@shanyraq/gateway..."]

FROM node:${NODE}
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/site/csp.json site/csp.json
COPY --from=build /app/site/out site/out
COPY --from=build /app/sbom.cdx.json sbom.cdx.json
ENV NODE_ENV=production PORT=3000
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/gateway/src/main.ts"]
