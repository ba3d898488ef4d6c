using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Makes values from texts, so that they may be keys of a JSON object.</summary>
internal interface ITextReader
{
    /// <summary>Reads a string or the name of a member.</summary>
    object ReadText(JsonValue text, GraphPath path);
}
