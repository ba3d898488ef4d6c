// Decodes payloads of .NET serializers with decoders that know nothing of .NET. A line of JSON comes in, a line of JSON goes out:
//   {"format": "MessagePack", "payload": "gQ==", "schema": ""}  ->  {"tree": ...}, {"error": "..."} or {"none": "why there is no decoder"}
// A tree says what each value was to the decoder: {"kind": "number", "text": "5"}, {"kind": "map", "entries": [[key, value], ...]}.
import { createInterface } from "node:readline";

const decoders = {
  JSON: { name: "JSON.parse", decode: (bytes) => JSON.parse(textOf(bytes)) },
  MessagePack: { package: "@msgpack/msgpack", decode: (bytes, { decode }) => decode(bytes, { useBigInt64: true, mapKeyConverter: (key) => key }) },
  "Protocol Buffers": { package: "protobufjs", needsSchema: true, decode: protobufOf },
  Avro: { package: "avsc", needsSchema: true, decode: avroOf },
  Thrift: { package: "thrift", decode: thriftOf },
  CBOR: { package: "cbor", decode: (bytes, library) => (library.default ?? library).decodeFirstSync(bytes, { preferMap: true }) },
  BSON: { package: "bson", decode: (bytes, { deserialize }) => deserialize(bytes, { useBigInt64: true, promoteBuffers: true }) },
  XML: { package: "fast-xml-parser", decode: xmlOf },
  YAML: { package: "yaml", decode: (bytes, { parse }) => parse(textOf(bytes), { intAsBigInt: true, mapAsMap: true }) },
};

function textOf(bytes) {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

// The first message of a schema is that of the root.
function protobufOf(bytes, library, schema) {
  const protobuf = library.default ?? library;
  const { root } = protobuf.parse(schema, { keepCase: true });
  const message = root.lookupType(/^message\s+(\w+)/m.exec(schema)[1]);
  return message.toObject(message.decode(bytes), { defaults: true });
}

function avroOf(bytes, library, schema) {
  const avro = library.default ?? library;
  const long = avro.types.LongType.__with({
    fromBuffer: (buffer) => buffer.readBigInt64LE(),
    toBuffer: (value) => {
      const buffer = Buffer.alloc(8);
      buffer.writeBigInt64LE(BigInt(value));
      return buffer;
    },
    fromJSON: BigInt,
    toJSON: Number,
    isValid: (value) => typeof value === "bigint",
    compare: (one, other) => (one === other ? 0 : one < other ? -1 : 1),
  });
  const options = { registry: { long } };
  const parse = (declared) => avro.Type.forSchema(declared, options);
  if (bytes.subarray(0, 4).toString("latin1") !== "Obj\u0001") return parse(JSON.parse(schema)).fromBuffer(bytes);
  return new Promise((resolve, reject) => {
    const decoder = new avro.streams.BlockDecoder({ parseHook: parse });
    decoder.on("data", resolve).on("error", reject).on("end", () => reject(new Error("the container holds no value")));
    decoder.end(bytes);
  });
}

// Types and numbers of fields are on the wire, names are not. Both protocols begin alike: the right one reads to the last byte.
function thriftOf(bytes, library) {
  const thrift = library.default ?? library;
  if (bytes[0] === 0x7b) return noDecoder("its JSON protocol needs a message around the struct");
  for (const Protocol of [thrift.TBinaryProtocol, thrift.TCompactProtocol]) {
    try {
      const transport = new thrift.TFramedTransport(Buffer.from(bytes));
      const tree = thriftValue(new Protocol(transport), thrift.Thrift.Type.STRUCT, thrift.Thrift.Type);
      if (transport.readPos === bytes.length) return tree;
    } catch {
      // The other one may fit.
    }
  }
  throw new Error("neither the binary nor the compact protocol reads it to its end");
}

function thriftValue(input, type, Type) {
  const list = (size, element) => Array.from({ length: size }, () => thriftValue(input, element, Type));
  switch (type) {
    case Type.STRUCT: {
      const fields = new Map();
      input.readStructBegin();
      for (let field = input.readFieldBegin(); field.ftype !== Type.STOP; field = input.readFieldBegin()) {
        fields.set(field.fid, thriftValue(input, field.ftype, Type));
        input.readFieldEnd();
      }
      input.readStructEnd();
      return fields;
    }
    case Type.MAP: {
      const { size, ktype, vtype } = input.readMapBegin();
      return new Map(Array.from({ length: size }, () => [thriftValue(input, ktype, Type), thriftValue(input, vtype, Type)]));
    }
    case Type.LIST: {
      const { size, etype } = input.readListBegin();
      return list(size, etype);
    }
    case Type.SET: {
      const { size, etype } = input.readSetBegin();
      return list(size, etype);
    }
    case Type.BOOL:
      return Boolean(input.readBool());
    case Type.BYTE:
      return input.readByte();
    case Type.I16:
      return input.readI16();
    case Type.I32:
      return input.readI32();
    case Type.I64: {
      const { buffer, offset } = input.readI64();
      return Buffer.from(buffer).readBigInt64BE(offset);
    }
    case Type.DOUBLE:
      return input.readDouble();
    case Type.STRING:
      return input.readBinary();
    default:
      throw new Error(`unknown type ${type}`);
  }
}

function xmlOf(bytes, { XMLParser, XMLValidator }) {
  const text = bytes[0] === 0xff && bytes[1] === 0xfe ? Buffer.from(bytes.subarray(2)).toString("utf16le") : textOf(bytes);
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(valid.err.msg);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    trimValues: false,
  });
  return elementOf(Object.values(parser.parse(text)).find((value) => typeof value === "object" || value.trim?.()));
}

// White space between elements is no content, and an element with attributes alone keeps its text.
function elementOf(value) {
  if (Array.isArray(value)) return value.map(elementOf);
  if (value === null || typeof value !== "object") return value;
  const { "#text": text, ...rest } = value;
  if (rest.nil === "true") return null;
  const isText = text !== undefined && (text.trim() || Object.keys(rest).every((name) => name === "type" || name.startsWith("xmlns")));
  return isText ? text : Object.fromEntries(Object.entries(rest).map(([name, child]) => [name, elementOf(child)]));
}

class NoDecoder extends Error {}

function noDecoder(why) {
  throw new NoDecoder(why);
}

function treeOf(value) {
  if (value === null || value === undefined) return { kind: "null" };
  if (typeof value === "boolean") return { kind: "bool", text: String(value) };
  if (typeof value === "number") return { kind: "number", text: Object.is(value, -0) ? "-0" : String(value) };
  if (typeof value === "bigint") return { kind: "number", text: String(value) };
  if (typeof value === "string") return { kind: "text", text: value };
  if (value instanceof Date) return { kind: "date", text: Number.isNaN(value.getTime()) ? "invalid" : value.toISOString() };
  if (value instanceof Uint8Array) return { kind: "bytes", text: Buffer.from(value).toString("hex") };
  if (Array.isArray(value)) return { kind: "list", items: value.map(treeOf) };
  if (value instanceof Map) return { kind: "map", entries: [...value].map(([key, entry]) => [treeOf(key), treeOf(entry)]) };
  return treeOfObject(value);
}

// Types that libraries have for what JavaScript lacks.
function treeOfObject(value) {
  if (typeof value.low === "number" && typeof value.high === "number" && "unsigned" in value) return { kind: "number", text: value.toString() };
  if (value._bsontype === "Decimal128") return { kind: "number", text: value.toString() };
  if (value._bsontype === "Binary") return { kind: "bytes", text: Buffer.from(value.buffer).toString("hex") };
  if (value._bsontype) return { kind: "other", text: `${value._bsontype} ${value}` };
  if (value.constructor?.name === "Tagged") return { kind: "other", text: `tag ${value.tag}` };
  if (value.constructor?.name === "ExtData") return { kind: "other", text: `extension type ${value.type} of ${value.data.length} bytes` };
  return { kind: "map", entries: Object.entries(value).map(([name, entry]) => [{ kind: "text", text: name }, treeOf(entry)]) };
}

const loaded = new Map();

async function answer({ format, payload, schema }) {
  const decoder = decoders[format] ?? noDecoder(`no decoder of another language is set up for ${format}`);
  if (decoder.needsSchema && !schema) noDecoder(`its ${format} needs a schema, and the row has none in a file`);
  const bytes = Buffer.from(payload, "base64");
  if (decoder.package && !loaded.has(format)) loaded.set(format, await import(decoder.package));
  return { tree: treeOf(await decoder.decode(bytes, loaded.get(format), schema)) };
}

for await (const line of createInterface({ input: process.stdin })) {
  let result;
  try {
    result = await answer(JSON.parse(line));
  } catch (error) {
    result = error instanceof NoDecoder ? { none: error.message } : { error: `${error.name}: ${error.message}`.split("\n")[0] };
  }
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
