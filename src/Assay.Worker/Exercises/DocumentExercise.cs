using System.Globalization;
using System.Runtime.CompilerServices;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Checking;

namespace Assay.Worker.Exercises;

/// <summary>
/// A large document, written to a stream that goes nowhere back and read from one that delivers it in small pieces. It must come back; what
/// is observed beside that is whether the row streams or buffers: when the first bytes leave, when the first object is there, and how much
/// is held meanwhile.
/// </summary>
/// <param name="ofSize">The same with values of another size.</param>
/// <param name="bytes">How large the document is, about.</param>
/// <param name="file">Where it lies between writing and reading.</param>
internal sealed class DocumentExercise<TPlain, TContract>(
    ExerciseBench<TPlain, TContract> bench, Func<int, ExerciseBench<TPlain, TContract>> ofSize, long bytes, string file)
{
    private const int SampleUnits = 100;

    /// <summary>Of a gigabyte and more, a row that gets few bytes out of a unit would need more objects than memory has.</summary>
    private const int MostUnits = 20_000_000;

    /// <summary>Passes the document over each surface that takes a stream or a pipe.</summary>
    public TriedFrame Run()
    {
        var calls = StreamCalls<TContract>.WithPipes(bench.Adapter);
        if (calls.Count == 0)
            return ExerciseBench.Inapplicable("it takes neither a Stream nor a pipe");
        if (NativeProgram.IsThis)
            return ExerciseBench.Inapplicable("the runtime of a native program tells nothing of allocations");
        if (new DriveInfo(Path.GetDirectoryName(Path.GetFullPath(file))!).AvailableFreeSpace < bytes * 2)
            throw new IOException($"{Path.GetDirectoryName(file)} has too little space for a document of {bytes / 1_000_000} MB.");
        try
        {
            return Pass(calls);
        }
        finally
        {
            File.Delete(file);
        }
    }

    private TriedFrame Pass(IReadOnlyList<StreamCalls<TContract>> calls)
    {
        var sample = ofSize(SampleUnits).Contract(0);
        if (Write(calls[0], sample, bytes, out var written) is TriedFrame unwritten)
            return unwritten;
        var units = (int)Math.Min(MostUnits, bytes * SampleUnits / Math.Max(1, written.Bytes));
        var element = DocumentElements.TypeOf(sample);
        using AllocationWatch watch = new();
        List<string> found = [];
        foreach (var surface in calls)
        {
            watch.Begin(type: null);
            if (Write(surface, ofSize(units), out written) is TriedFrame failed)
                return failed;
            written = written with { LargestBytes = watch.LargestBytes() };
            if (Read(surface, units, element, watch, out var reading) is TriedFrame unread)
                return unread;
            found.Add(string.Create(CultureInfo.InvariantCulture, $"{surface.Name}, {written.Bytes / 1e6:0} MB: {written}, {reading}"));
        }

        return new TriedFrame(TrialOutcome.Same, string.Join("; ", found));
    }

    // A method of its own: what is written is gone when it is read.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private TriedFrame? Write(StreamCalls<TContract> surface, ExerciseBench<TPlain, TContract> values, out DocumentWriting written) =>
        Write(surface, values.Contract(0), bytes, out written);

    private TriedFrame? Write(StreamCalls<TContract> surface, TContract value, long expected, out DocumentWriting written)
    {
        using DocumentTarget target = new(file, expected);
        bench.TryCall(Operation.Serialize, $"{surface.Name}, writing", () =>
        {
            surface.Write(value, target);
            return true;
        }, out _, out var failed);
        written = new DocumentWriting(target.Written, target.HeldBytes, 0);
        return failed;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private TriedFrame? Read(StreamCalls<TContract> surface, int units, Type? element, AllocationWatch watch, out string reading)
    {
        watch.Begin(element);
        using DocumentSource source = new(file, watch);
        reading = "";
        if (!bench.TryCall(
            Operation.Deserialize, $"{surface.Name}, reading", () => surface.Read(source), out var read, out var failed))
            return failed;
        DocumentReading found =
            new(source.Delivered, source.FirstObjectPercent, source.HeldAtEndBytes ?? 0, source.HeldBytes(), watch.LargestBytes());
        reading = found.ToString();
        return ofSize(units).Difference(0, read) is string difference ? ExerciseBench.Different($"{surface.Name}: {difference}") : null;
    }
}

/// <summary>What was seen while a document was written.</summary>
/// <param name="HeldBytes">What was held at most beside the objects.</param>
/// <param name="LargestBytes">The largest allocation.</param>
internal sealed record DocumentWriting(long Bytes, long HeldBytes, long LargestBytes)
{
    public override string ToString() =>
        $"writing {(DocumentFigures.IsMuch(HeldBytes, Bytes) ? "buffers" : "streams")} ({DocumentFigures.Text(HeldBytes, LargestBytes)})";
}

/// <summary>What was seen while a document was read.</summary>
/// <param name="FirstObjectPercent">How much of it was delivered when its first object was there; null where none was when half of it
/// was.</param>
/// <param name="HeldAtEndBytes">What was held when the last byte came.</param>
/// <param name="ResultBytes">What its objects take.</param>
/// <param name="LargestBytes">The largest allocation.</param>
internal sealed record DocumentReading(long Bytes, int? FirstObjectPercent, long HeldAtEndBytes, long ResultBytes, long LargestBytes)
{
    // Objects that are made as the document arrives are part of what is held at its end; where none are made before, all that is held is
    // the document.
    private long BesideObjects => FirstObjectPercent is null ? HeldAtEndBytes : Math.Max(0, HeldAtEndBytes - ResultBytes);

    public override string ToString()
    {
        var first = FirstObjectPercent is int percent
            ? string.Create(CultureInfo.InvariantCulture, $"first object within {percent} %")
            : "no object before half of it has come";
        return $"reading {(FirstObjectPercent is null || DocumentFigures.IsMuch(BesideObjects, Bytes) ? "buffers" : "streams")} "
            + $"({first}, {DocumentFigures.Text(BesideObjects, LargestBytes)})";
    }
}

/// <summary>Words and limits for what was seen.</summary>
internal static class DocumentFigures
{
    /// <summary>Whether so much is held that the document is not streamed: a quarter of it.</summary>
    public static bool IsMuch(long held, long bytes) => held > bytes / 4;

    /// <summary>Both figures in words.</summary>
    public static string Text(long held, long largest) =>
        $"{Megabytes(held)} held beside the objects, largest allocation {Megabytes(largest)}";

    private static string Megabytes(long bytes) =>
        bytes < 1_000_000 ? "under 1 MB" : string.Create(CultureInfo.InvariantCulture, $"{bytes / 1e6:0} MB");
}

/// <summary>What a document is made of.</summary>
internal static class DocumentElements
{
    private const int Deepest = 5;

    /// <summary>The type of the objects that it has many of; null where it has no list of objects.</summary>
    public static Type? TypeOf(object? document)
    {
        Queue<(object Holder, int Depth)> open = new();
        if (document is not null)
            open.Enqueue((document, 0));
        while (open.Count > 0)
        {
            (var holder, var depth) = open.Dequeue();
            if (holder is Array array)
            {
                if (array.Length > 0 && array.GetValue(0) is { } first && !first.GetType().IsValueType && first is not (string or Array))
                    return first.GetType();
            }
            else if (depth < Deepest)
            {
                foreach (var part in PartsOf(holder))
                    open.Enqueue((part, depth + 1));
            }
        }

        return null;
    }

    private static IEnumerable<object> PartsOf(object holder)
    {
        foreach (var field in Refill.FieldsOf(holder.GetType()))
        {
            if (!field.FieldType.IsPrimitive && !field.FieldType.IsPointer && field.GetValue(holder) is { } part and not (string or Type))
                yield return part;
        }
    }
}
