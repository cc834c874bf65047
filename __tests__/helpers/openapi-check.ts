import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: object;
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content?: { readonly "application/json"?: { readonly schema: object } };
  };
}

/** One route of GitHub's API that a request can match. */
export interface CheckedRoute {
  /** `get /repos/{owner}/{repo}/issues`, as GitHub's description writes it. */
  readonly name: string;
  readonly params: ReadonlyMap<string, string>;
  /** The parts of the request that GitHub's description does not allow. */
  violations(query: URLSearchParams, body: unknown): string[];
}

/** Checks requests with GitHub's own OpenAPI description, reduced to the routes that are used. */
export class OpenApiCheck {
  readonly #ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false });
  readonly #routes: { name: string; pattern: RegExp; names: string[]; operation: Operation }[] = [];
  readonly #validators = new Map<object, ValidateFunction>();

  constructor() {
    addFormats.default(this.#ajv);
    const file = new URL("../fixtures/github/openapi.json", import.meta.url);
    const { paths } = JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, Record<string, Operation>> };
    for (const [path, methods] of Object.entries(paths)) {
      const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string);
      const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, "([^/]+)")}$`);
      for (const [method, operation] of Object.entries(methods))
        this.#routes.push({ name: `${method} ${path}`, pattern, names, operation });
    }
  }

  /** The route of a request; undefined when the description has none for it. */
  find(method: string, path: string): CheckedRoute | undefined {
    for (const { name, pattern, names, operation } of this.#routes) {
      const match = name.startsWith(`${method.toLowerCase()} `) ? pattern.exec(path) : null;
      if (!match) continue;
      const params = new Map(names.map((each, index) => [each, decodeURIComponent(match[index + 1] as string)]));
      return {
        name,
        params,
        violations: (query, body) => [
          ...this.#wrongPathOrQuery(operation, params, query),
          ...this.#wrongBody(operation, body),
        ],
      };
    }
    return undefined;
  }

  #wrongPathOrQuery(operation: Operation, params: ReadonlyMap<string, string>, query: URLSearchParams): string[] {
    const wrong: string[] = [];
    const known = new Set(operation.parameters.filter((each) => each.in === "query").map((each) => each.name));
    for (const name of query.keys()) if (!known.has(name)) wrong.push(`unknown query parameter ${name}`);
    for (const parameter of operation.parameters) {
      const text = parameter.in === "path" ? params.get(parameter.name) : query.get(parameter.name);
      if (text === undefined || text === null) {
        if (parameter.required === true && parameter.in !== "header") wrong.push(`${parameter.name} is missing`);
        continue;
      }
      const value = /^\d+$/.test(text) && JSON.stringify(parameter.schema).includes('"integer"') ? Number(text) : text;
      wrong.push(...this.#errors(parameter.schema ?? {}, value).map((error) => `${parameter.name} ${error}`));
    }
    return wrong;
  }

  #wrongBody({ requestBody }: Operation, body: unknown): string[] {
    const schema = requestBody?.content?.["application/json"]?.schema;
    if (!schema) return body === undefined ? [] : ["a body where none is taken"];
    if (body === undefined) return requestBody?.required === false ? [] : ["the body is missing"];
    return this.#errors(schema, body);
  }

  #errors(schema: object, value: unknown): string[] {
    const validate = this.#validators.get(schema) ?? this.#ajv.compile(schema);
    this.#validators.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  }
}
