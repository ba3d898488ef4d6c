namespace Assay.Repros.Calls;

/// <summary>
/// Two functions of a file, which write a value as bytes and read it: whatever passes them, the statements then look the same.
/// </summary>
internal sealed class CallFunctions(CallContext context)
{
    private const string Buffers = "global::System.Buffers";
    private const string Pipelines = "global::System.IO.Pipelines";
    private const string End = ".AsTask().GetAwaiter().GetResult()";
    private const string None = ", CancellationToken.None";

    /// <summary>Through ordinary arrays, streams, sequences and pipes.</summary>
    public IReadOnlyList<string> Ordinary =>
        Through(new Ends("new MemoryStream()", "new MemoryStream(payload)", $"new {Buffers}.ArrayBufferWriter<byte>()", ".WrittenSpan",
            $"new {Buffers}.ReadOnlySequence<byte>(payload)", ""));

    /// <summary>Through those that give one byte at a time, and cannot go back.</summary>
    public IReadOnlyList<string> OfSingleBytes =>
        Through(new Ends("new ForwardStream([])", "new ForwardStream(payload, mostPerRead: 1)", "new SmallestWriter()", "",
            "OneByte.Each(payload)", $", new {Pipelines}.StreamPipeReaderOptions(bufferSize: 1, minimumReadSize: 1)"));

    private IReadOnlyList<string> Through(Ends ends) => context.Surface switch
    {
        ReproSurface.Bytes => [$"{Writing} => serializer.Serialize(value);", Reading("Deserialize(payload)")],
        ReproSurface.Stream => [Written(ends.Target, "serializer.Serialize(value, target);"), Reading($"Deserialize({ends.Source})")],
        ReproSurface.Buffer =>
            [Written(ends.Writer, ends.Written, "serializer.Serialize(value, target);"), Reading($"Deserialize({ends.Sequence})")],
        ReproSurface.Async =>
            [Written(ends.Target, $"serializer.SerializeAsync(value, target){End};"), Reading($"DeserializeAsync({ends.Source}){End}")],
        ReproSurface.Cancellable => [Written(
            ends.Target, $"serializer.SerializeAsync(value, target{None}){End};"), Reading($"DeserializeAsync({ends.Source}{None}){End}")],
        _ =>
        [
            Written(ends.Target,
                $"var pipe = {Pipelines}.PipeWriter.Create(target);\n    serializer.SerializeAsync(value, pipe){End};\n    "
                    + "pipe.Complete();"),
            Reading($"DeserializeAsync({Pipelines}.PipeReader.Create({ends.Source}{ends.PipeOptions})){End}"),
        ],
    };

    private string Writing => $"static byte[] Write({context.Serializer} serializer, {context.Value} value)";

    private string Written(string target, string calls) => Written(target, "", calls);

    private string Written(string target, string written, string calls) => $$"""
        {{Writing}}
        {
            var target = {{target}};
            {{calls}}
            return target{{written}}.ToArray();
        }
        """;

    private string Reading(string call) =>
        $"static {context.Value} Read({context.Serializer} serializer, byte[] payload) => serializer.{call};";

    /// <summary>Where bytes go and come from, as C# expressions.</summary>
    /// <param name="Target">A stream that is written.</param>
    /// <param name="Source">A stream that is read.</param>
    /// <param name="Written">What the writer's <c>ToArray</c> is called on.</param>
    /// <param name="PipeOptions">How a pipe reads its stream.</param>
    private sealed record Ends(string Target, string Source, string Writer, string Written, string Sequence, string PipeOptions);
}
