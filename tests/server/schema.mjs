// schema.mjs - checks a value against a JSON Schema, as much of it as our documents use. A keyword
// it does not know is a fault of the document.

const keywords = new Set([
    '$ref',
    'type',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'enum',
    'const',
    'anyOf',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'pattern',
    'description',
]);

const typeOf = value =>
    value === null
        ? 'null'
        : Array.isArray(value)
          ? 'array'
          : Number.isInteger(value)
            ? 'integer'
            : typeof value;

export function find(document, reference) {
    const found = reference
        .slice(2)
        .split('/')
        .reduce((at, name) => at?.[name], document);
    if (!reference.startsWith('#/') || found === undefined) throw new Error(`no ${reference}`);
    return found;
}

function members(document, schema, value, where) {
    for (const name of schema.required ?? [])
        if (!(name in value)) return `${where}.${name} is missing`;
    for (const [name, member] of Object.entries(value)) {
        const rule = schema.properties?.[name] ?? schema.additionalProperties;
        if (rule === false) return `${where}.${name} is not in the document`;
        const fault =
            typeof rule === 'object' && validate(document, rule, member, `${where}.${name}`);
        if (fault) return fault;
    }
    return null;
}

function sizes(schema, value, where) {
    const length = typeof value === 'string' ? [...value].length : value.length;
    const [least, most] =
        typeof value === 'string'
            ? [schema.minLength, schema.maxLength]
            : [schema.minItems, schema.maxItems];
    if (length < (least ?? 0) || length > (most ?? Infinity))
        return `${where} has the length ${length}`;
    return null;
}

// null, or what is wrong and where.
export function validate(document, schema, value, where = '') {
    for (const word of Object.keys(schema))
        if (!keywords.has(word)) throw new Error(`what is ${word}?`);
    if (schema.$ref) return validate(document, find(document, schema.$ref), value, where);
    const said = JSON.stringify(value)?.slice(0, 80);
    if (schema.anyOf) {
        const faults = schema.anyOf.map(one => validate(document, one, value, where));
        return faults.includes(null) ? null : faults.join(' and ');
    }
    if ('const' in schema && value !== schema.const) return `${where} is ${said}`;
    if (schema.enum && !schema.enum.includes(value)) return `${where} is ${said}`;
    const type = typeOf(value);
    const types = [schema.type].flat();
    const fits = types.includes(type) || (type === 'integer' && types.includes('number'));
    if (schema.type && !fits) return `${where} is ${said}`;
    if (typeof value === 'string') {
        if (schema.pattern && !new RegExp(schema.pattern).test(value)) return `${where} is ${said}`;
        return sizes(schema, value, where);
    }
    if (
        type === 'integer' &&
        (value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity))
    )
        return `${where} is ${said}`;
    if (type === 'array') {
        for (const [i, item] of value.entries()) {
            const fault = schema.items && validate(document, schema.items, item, `${where}[${i}]`);
            if (fault) return fault;
        }
        return sizes(schema, value, where);
    }
    return type === 'object' ? members(document, schema, value, where) : null;
}
