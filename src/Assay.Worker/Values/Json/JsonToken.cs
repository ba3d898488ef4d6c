namespace Assay.Worker.Values.Json;

/// <summary>One value of a tape, or the name of a member.</summary>
/// <param name="Kind">What it is.</param>
/// <param name="Start">Offset of its first byte; of a string the one behind the quotation mark.</param>
/// <param name="Length">Bytes of a scalar, without quotation marks; number of elements or members otherwise.</param>
/// <param name="Next">Index of the token behind all that it holds.</param>
internal readonly record struct JsonToken(JsonKind Kind, int Start, int Length, int Next);
