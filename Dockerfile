# An image that serves a registry index: docs/guides/private-modules.md#serve-with-tokens
FROM node:24.21.0-trixie-slim

RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git \
  && rm -rf /var/lib/apt/lists/*

COPY package.json LICENSE /app/
COPY dist/cli /app/dist/cli

# Everything else may be read-only: git and `serve` write to /tmp.
USER node
WORKDIR /tmp
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/dist/cli/index.js"]
CMD ["serve", "--index", "/index", "--host", "0.0.0.0", "--port", "8080"]
