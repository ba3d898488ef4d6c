using System.Buffers;
using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>
/// Carries notes on every surface, and takes of a stream exactly what it needs. The classes derived from it each do one thing wrong.
/// </summary>
internal class NoteAdapter : SerializerAdapter<Note>, IBytesSurface<Note>, IStreamSurface<Note>, IBufferSurface<Note>,
    IAsyncStreamSurface<Note>
{
    public virtual byte[] Serialize(Note value) => NoteFormat.Write(value.Number, value.Text);

    public virtual Note Deserialize(byte[] payload) => NoteFormat.Read(payload);

    public virtual void Serialize(Note value, Stream destination) => destination.Write(Serialize(value));

    public virtual Note Deserialize(Stream source)
    {
        var head = new byte[NoteFormat.HeadLength];
        source.ReadExactly(head);
        var payload = new byte[NoteFormat.LengthOf(head)];
        head.CopyTo(payload, 0);
        source.ReadExactly(payload.AsSpan(head.Length));
        return Deserialize(payload);
    }

    public virtual void Serialize(Note value, IBufferWriter<byte> destination) => destination.Write(Serialize(value));

    public virtual Note Deserialize(in ReadOnlySequence<byte> payload) => Deserialize(payload.ToArray());

    public ValueTask SerializeAsync(Note value, Stream destination) => SerializeAsync(value, destination, CancellationToken.None);

    public ValueTask<Note> DeserializeAsync(Stream source) => DeserializeAsync(source, CancellationToken.None);

    public async ValueTask SerializeAsync(
        Note value, Stream destination, CancellationToken cancellation) => await destination.WriteAsync(Serialize(value), cancellation);

    public virtual async ValueTask<Note> DeserializeAsync(Stream source, CancellationToken cancellation)
    {
        var head = new byte[NoteFormat.HeadLength];
        await source.ReadExactlyAsync(head, cancellation);
        var payload = new byte[NoteFormat.LengthOf(head)];
        head.CopyTo(payload, 0);
        await source.ReadExactlyAsync(payload.AsMemory(head.Length), cancellation);
        return Deserialize(payload);
    }
}

/// <summary>Works, and its asynchronous calls can be cancelled.</summary>
internal class CancellableNotes : NoteAdapter, ICancellableSurface<Note>;

/// <summary>Takes arrays alone.</summary>
internal sealed class NotesInArrays : SerializerAdapter<Note>, IBytesSurface<Note>
{
    public byte[] Serialize(Note value) => NoteFormat.Write(value.Number, value.Text);

    public Note Deserialize(byte[] payload) => NoteFormat.Read(payload);
}

/// <summary>Loses the text: nothing can be learned of how it is called.</summary>
internal sealed class NotesWithoutText : NoteAdapter
{
    public override byte[] Serialize(Note value) => NoteFormat.Write(value.Number, "");
}

/// <summary>Reads a stream once, and takes what it did not get for zeros.</summary>
internal sealed class ReadsOnce : NoteAdapter
{
    public override Note Deserialize(Stream source)
    {
        var payload = new byte[1 << 16];
        _ = source.Read(payload);
        return NoteFormat.Read(payload);
    }
}

/// <summary>Asks a stream for its length.</summary>
internal sealed class AsksForLength : NoteAdapter
{
    public override Note Deserialize(Stream source)
    {
        var payload = new byte[source.Length - source.Position];
        source.ReadExactly(payload);
        return Deserialize(payload);
    }
}

/// <summary>Ends the process when it reads a stream.</summary>
internal sealed class DiesOfStreams : NoteAdapter
{
    public override Note Deserialize(Stream source)
    {
        Misdeeds.Overflow();
        return base.Deserialize(source);
    }
}

/// <summary>Reads the first segment, and takes the rest for zeros.</summary>
internal sealed class FirstSegment : NoteAdapter
{
    public override Note Deserialize(in ReadOnlySequence<byte> payload)
    {
        var whole = new byte[payload.Length + NoteFormat.HeadLength];
        payload.FirstSpan.CopyTo(whole);
        return NoteFormat.Read(whole);
    }
}

/// <summary>Writes more than the memory that it asked for.</summary>
internal sealed class IgnoresHint : NoteAdapter
{
    public override void Serialize(Note value, IBufferWriter<byte> destination)
    {
        var payload = Serialize(value);
        payload.CopyTo(destination.GetSpan());
        destination.Advance(payload.Length);
    }
}

/// <summary>Takes of a stream what it can get, and forgets what it does not need.</summary>
internal sealed class ReadsAhead : NoteAdapter
{
    public override Note Deserialize(Stream source)
    {
        var payload = new byte[1 << 16];
        _ = source.ReadAtLeast(payload, payload.Length, throwOnEndOfStream: false);
        return NoteFormat.Read(payload);
    }
}

/// <summary>Reads ahead too, and has calls of its own for several messages, which do not.</summary>
internal sealed class DelimitsNotes : NoteAdapter, IDelimitedSurface<Note>
{
    private readonly ReadsAhead ahead = new();

    public override Note Deserialize(Stream source) => ahead.Deserialize(source);

    public void SerializeDelimited(Note value, Stream destination) => Serialize(value, destination);

    public Note DeserializeDelimited(Stream source) => base.Deserialize(source);
}

/// <summary>Gives its stream no token.</summary>
internal sealed class IgnoresToken : CancellableNotes
{
    public override ValueTask<Note> DeserializeAsync(
        Stream source, CancellationToken cancellation) => base.DeserializeAsync(source, CancellationToken.None);
}

/// <summary>Returns an empty note when it is cancelled.</summary>
internal sealed class HidesCancellation : CancellableNotes
{
    public override async ValueTask<Note> DeserializeAsync(Stream source, CancellationToken cancellation)
    {
        try
        {
            return await base.DeserializeAsync(source, cancellation);
        }
        catch (OperationCanceledException)
        {
            return new Note();
        }
    }
}

/// <summary>Keeps the value that it writes in a field.</summary>
internal sealed class OneCallAtATime : NoteAdapter
{
    private Note current = new();

    public override byte[] Serialize(Note value)
    {
        current = value;
        Thread.Sleep(1);
        return base.Serialize(current);
    }
}

/// <summary>What it makes at its first call is for all instances, and nobody else may call meanwhile.</summary>
internal sealed class ColdCache : NoteAdapter
{
    private static int beginners;
    private static bool isMade;

    public override byte[] Serialize(Note value)
    {
        if (!Volatile.Read(ref isMade))
            Make();
        return base.Serialize(value);
    }

    private static void Make()
    {
        if (Interlocked.Increment(ref beginners) > 1)
            throw new InvalidOperationException("The cache is being made.");
        Thread.Sleep(50);
        Volatile.Write(ref isMade, true);
    }
}

/// <summary>Throws at every call after one that failed.</summary>
internal sealed class StaysBroken : NoteAdapter
{
    private bool isBroken;

    public override Note Deserialize(byte[] payload)
    {
        if (isBroken)
            throw new InvalidOperationException("It is broken.");
        isBroken = true;
        var note = base.Deserialize(payload);
        isBroken = false;
        return note;
    }
}

/// <summary>Counts its failures into what it reads.</summary>
internal sealed class KeepsFailures : NoteAdapter
{
    private int failures;

    public override Note Deserialize(byte[] payload)
    {
        failures++;
        var note = base.Deserialize(payload);
        failures--;
        note.Number += failures;
        return note;
    }
}

/// <summary>Measures the text first, and then writes whatever is there.</summary>
internal sealed class MeasuresFirst : NoteAdapter
{
    public override byte[] Serialize(Note value)
    {
        var length = value.Text.Length;
        Thread.Sleep(1);
        var text = value.Text;
        return NoteFormat.Write(value.Number, text.Length < length ? text.PadRight(length) : text[..length]);
    }
}

/// <summary>Looks whether the note is still the same, and throws where it is not.</summary>
internal sealed class NoticesChanges : NoteAdapter
{
    public override byte[] Serialize(Note value)
    {
        var text = value.Text;
        Thread.Sleep(1);
        return ReferenceEquals(text, value.Text) ? base.Serialize(value) : throw new InvalidOperationException("The note was changed.");
    }
}

/// <summary>Rows of the data set <c>notes</c>.</summary>
internal static class NoteRows
{
    public static SerializerAdapter<Note>? Find(string row) => row switch
    {
        "notes" => new CancellableNotes(),
        "without-token" => new NoteAdapter(),
        "arrays" => new NotesInArrays(),
        "without-text" => new NotesWithoutText(),
        "reads-once" => new ReadsOnce(),
        "asks-length" => new AsksForLength(),
        "dies-of-streams" => new DiesOfStreams(),
        "first-segment" => new FirstSegment(),
        "ignores-hint" => new IgnoresHint(),
        "reads-ahead" => new ReadsAhead(),
        "delimits" => new DelimitsNotes(),
        "ignores-token" => new IgnoresToken(),
        "hides-cancellation" => new HidesCancellation(),
        "one-call" => new OneCallAtATime(),
        "cold-cache" => new ColdCache(),
        "stays-broken" => new StaysBroken(),
        "keeps-failures" => new KeepsFailures(),
        "measures-first" => new MeasuresFirst(),
        "notices-changes" => new NoticesChanges(),
        _ => null,
    };
}
