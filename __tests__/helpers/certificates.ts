import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTempDir } from "./git-repo.ts";

/** A certificate authority of a test, and the certificate of one server that it signed. All are paths of PEM files. */
export interface Certificates {
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

/** Makes an authority and a certificate for a server with this name or address. They are removed after the test. */
export function makeCertificates(server: string): Certificates {
  const folder = makeTempDir("certificates");
  const at = (name: string) => join(folder, name);
  const kind = /^[\d.]+$/.test(server) ? "IP" : "DNS";
  writeFileSync(at("extensions"), `subjectAltName=${kind}:${server}\n`);
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  openssl(
    "req",
    "-x509",
    ...newKey,
    "-keyout",
    "ca.key",
    "-out",
    "ca.pem",
    "-days",
    "2",
    "-subj",
    "/CN=Test authority",
  );
  openssl("req", ...newKey, "-keyout", "server.key", "-out", "server.csr", "-subj", `/CN=${server}`);
  const signing = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2", "-extfile", "extensions"];
  openssl("x509", "-req", "-in", "server.csr", "-out", "server.pem", ...signing);
  return { authority: at("ca.pem"), certificate: at("server.pem"), key: at("server.key") };
}

/** The options for a TLS server of Node. */
export function serverOptions({ certificate, key }: Certificates): { cert: Buffer; key: Buffer } {
  return { cert: readFileSync(certificate), key: readFileSync(key) };
}
