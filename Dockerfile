FROM node:24-slim

# node_modules/.bin first: its `node` is the pinned one.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    PATH=/app/node_modules/.bin:$PATH

RUN mkdir /app /data && chown node:node /app /data
USER node
WORKDIR /app

COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

COPY --chown=node:node . .
RUN node scripts/build.ts

VOLUME /data
EXPOSE 3000
CMD ["node", "--max-semi-space-size=16", "scripts/start.mjs"]
