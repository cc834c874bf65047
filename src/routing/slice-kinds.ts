import type { BuiltInSliceType } from "../model/routing.ts";
import { fileNameOf } from "../util/last-part.ts";

/** The type and language determined by the extension or the name of a path. */
export interface SliceKind {
  readonly sliceType: BuiltInSliceType;
  readonly language: string | undefined;
}

/** Languages without an extractor, each with its extensions. */
const CODE = `
sql: sql psql pgsql ddl; shell: zsh fish ksh csh; powershell: ps1 psm1 psd1; batch: bat cmd; lua: lua; dart: dart;
elixir: ex exs heex; erlang: erl hrl; haskell: hs lhs; scala: scala sc sbt; clojure: clj cljs cljc edn; swift: swift;
objective-c: m mm; r: r; julia: jl; perl: pl pm t; visual-basic: vb vbs bas; fsharp: fs fsi fsx; groovy: groovy gradle;
hcl: tf hcl tfvars; protobuf: proto; graphql: graphql gql graphqls; prisma: prisma; thrift: thrift; css: css pcss postcss;
scss: scss sass; less: less styl; html: html htm xhtml shtml; ejs: ejs; handlebars: hbs handlebars mustache; pug: pug jade;
jinja: j2 jinja jinja2 njk; twig: twig; erb: erb haml slim erubis hamlit builder rabl; liquid: liquid; astro: astro; assembly: asm s nasm; cuda: cu cuh;
glsl: glsl vert frag hlsl wgsl metal; solidity: sol; nim: nim; zig: zig; verilog: sv svh vhd vhdl; ocaml: ml mli;
elm: elm; scheme: scm ss rkt; lisp: lisp lsp el cl; coffeescript: coffee; jupyter: ipynb; awk: awk; tcl: tcl; cmake: cmake;
make: mk mak; nix: nix; starlark: bzl star bazel; yacc: y yy l ll; pascal: pas pp dpr; d: d; crystal: cr;
fortran: f f90 f95 f03 for; cobol: cob cbl; ada: adb ads; vim: vim; cython: pyx pxd pxi; razor: cshtml razor; jsp: jsp;
gherkin: feature; mjml: mjml; dot: dot gv; tex: sty bst; wasm-text: wat; apex: cls; vala: vala; haxe: hx; reason: re rei; purescript: purs; stylus: styl; qml: qml
`;
const DOCS =
  "md mdx mdc markdown mdown mkd rst rest txt text adoc asciidoc asc tex org textile mediawiki wiki rdoc pod creole rtf po pot texi texinfo 1 2 3 4 5 6 7 8";
const CONFIG =
  "yaml yml toml ini webmanifest xsd wsdl cfg conf cnf config env properties plist lock sum mod work editorconfig desktop service socket timer reg json5 jsonc hjson cson gni gn csproj vcxproj sln props targets nuspec podspec spec eslintrc prettierrc npmrc gitignore dockerignore gitattributes htaccess nginx xcconfig pbxproj iml modulemap pc rc";
const DATA =
  "csv tsv psv jsonl ndjson geojson topojson snap har dat log parquet avro arrow xlsx xls ods sqlite sqlite3 db npz npy pkl pickle h5 hdf5 feather bib ics vcf kml gpx wkt arff libsvm fasta fa vcd ldif dump tfrecord";
const OTHER =
  "svg map diff patch rej png jpg jpeg gif bmp ico webp avif tiff psd ai eps pdf woff woff2 ttf otf eot zip gz tgz bz2 xz 7z tar jar war whl egg exe dll so dylib a o obj class pyc wasm bin pem crt cer key p12 pfx pub asc sig mp3 mp4 wav ogg webm mov avi mo docx pptx odt";

/** Names without an extension, or more informative than their extension. */
const CONFIG_NAMES =
  "dockerfile containerfile procfile makefile gnumakefile justfile brewfile pipfile codeowners manifest.in requirements.txt constraints.txt robots.txt humans.txt py.typed go.mod go.sum cmakelists.txt .mailmap cname _redirects _headers cargo.lock gradlew.properties version";
const DOCS_NAMES =
  "license licence copying copyright notice notices readme changelog changes history news authors contributors contributing install installation todo maintainers security patents thanks credits acknowledgements unlicense faq roadmap upgrading code_of_conduct";
const CODE_NAMES: readonly (readonly [name: string, language: string])[] = [
  ["jenkinsfile", "groovy"],
  ["build", "starlark"],
  ["workspace", "starlark"],
  ["tiltfile", "starlark"],
  ["gradlew", "shell"],
  ["mvnw", "shell"],
  ["configure", "shell"],
  ["configure.ac", "m4"],
  [".zshrc", "shell"],
  [".zprofile", "shell"],
  [".vimrc", "vim"],
  [".emacs", "lisp"],
];

const BY_EXTENSION = extensionTable();
const BY_NAME = nameTable();
/** `requirements-dev.txt`, `requirements/base.txt`: files that pip reads. */
const REQUIREMENTS =
  /(?:^|\/)(?:requirements|constraints)(?:[-_.][\w.-]+)?\.(?:txt|in|pip)$|(?:^|\/)requirements\/[\w.-]+\.(?:txt|in)$/i;
/** `.env.production` is not a `production` file. */
const ENVIRONMENT = /^\.env(?:[\d.]|$)/;
const HOOK = /(?:^|\/)\.(?:husky|githooks|git-hooks)\/[\w-]+$/;
const DOCS_NAME =
  /^(?:license|licence|copying|notice|readme|changelog|changes|authors|contributing)(?:[-_.][\w.-]*)?$/i;

/** The kind of a path according to the tables, and the reason in words. */
export function kindOfPath(path: string): (SliceKind & { readonly reason: string }) | undefined {
  const name = fileNameOf(path).toLowerCase();
  if (REQUIREMENTS.test(path)) return { sliceType: "config", language: undefined, reason: `file name ${name}` };
  if (ENVIRONMENT.test(name)) return { sliceType: "config", language: undefined, reason: `file name ${name}` };
  if (HOOK.test(path)) return { sliceType: "code", language: "shell", reason: `git hook ${name}` };
  const named = BY_NAME.get(name);
  if (named) return { ...named, reason: `file name ${name}` };
  const dot = name.lastIndexOf(".");
  const byExtension = dot > 0 ? BY_EXTENSION.get(name.slice(dot + 1)) : undefined;
  if (byExtension) return { ...byExtension, reason: `extension ${name.slice(dot)}` };
  if (DOCS_NAME.test(name)) return { sliceType: "docs", language: undefined, reason: `file name ${name}` };
  return undefined;
}

function extensionTable(): ReadonlyMap<string, SliceKind> {
  const table = new Map<string, SliceKind>();
  const add = (sliceType: BuiltInSliceType, extensions: string, language?: string) => {
    for (const extension of extensions.split(" ")) table.set(extension, { sliceType, language });
  };
  add("other", OTHER);
  add("data", DATA);
  add("config", CONFIG);
  add("docs", DOCS);
  for (const row of CODE.split(";")) {
    const [language = "", extensions = ""] = row.trim().split(": ");
    add("code", extensions, language);
  }
  return table;
}

function nameTable(): ReadonlyMap<string, SliceKind> {
  const table = new Map<string, SliceKind>();
  for (const name of CONFIG_NAMES.split(" ")) table.set(name, { sliceType: "config", language: undefined });
  for (const name of DOCS_NAMES.split(" ")) table.set(name, { sliceType: "docs", language: undefined });
  for (const [name, language] of CODE_NAMES) table.set(name, { sliceType: "code", language });
  return table;
}
