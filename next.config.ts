import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withMessages = createNextIntlPlugin("./lib/i18n/request.ts");

const publicHost = process.env.PUBLIC_URL && new URL(process.env.PUBLIC_URL).host;

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // `npm run check` does this, with the tests included.
  typescript: { ignoreBuildErrors: true },
  // A proxy may ask us under another name than people do; their forms still come from the public one.
  experimental: { serverActions: { allowedOrigins: publicHost ? [publicHost] : [] } },
  allowedDevOrigins: ["127.0.0.1"],
  turbopack: { root: import.meta.dirname },
};

export default withMessages(config);
