using Assay.Core.Adapters;

namespace Assay.Core.Protocol;

/// <summary>The transports that a job's values pass through, in the direction of its operation.</summary>
/// <param name="Transports">The transports, each once.</param>
/// <param name="Folder">Where the files of <see cref="Transport.File"/> go.</param>
/// <param name="Rounds">Batches of each transport, with and without inner stamps.</param>
/// <param name="WarmUpNanoseconds">When the first transport's warm-up gives up; the others run a quarter of it.</param>
public sealed record IoRequest(IReadOnlyList<Transport> Transports, string Folder, int Rounds, long WarmUpNanoseconds) : Request<IoFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 40;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override IoFrame ReadAnswer(BinaryReader reader) => IoFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer)
    {
        writer.Write(Transports.Count);
        foreach (var transport in Transports)
            writer.Write((byte)transport);
        writer.Write(Folder);
        writer.Write(Rounds);
        writer.Write(WarmUpNanoseconds);
    }

    /// <summary>Reads the fields.</summary>
    public static IoRequest ReadFrom(BinaryReader reader)
    {
        var transports = new Transport[reader.ReadInt32()];
        for (var i = 0; i < transports.Length; i++)
            transports[i] = (Transport)reader.ReadByte();
        return new IoRequest(transports, reader.ReadString(), reader.ReadInt32(), reader.ReadInt64());
    }
}

/// <summary>What the transports took.</summary>
/// <param name="StampNanoseconds">What stamping one call of a stream adds to the whole.</param>
/// <param name="StampInsideNanoseconds">The part of it that lies between the two stamps, and so counts as I/O.</param>
/// <param name="IsSteady">Whether the first transport's warm-up ended steady.</param>
/// <param name="Transports">Each transport, in the order of the request.</param>
public sealed record IoFrame(
    double StampNanoseconds, double StampInsideNanoseconds, bool IsSteady, IReadOnlyList<TransportTimes> Transports)
    : IFrameBody, IQuotingAnswer<IoFrame>
{
    /// <summary>The budget of generation 0 after all batches, in bytes; null where the runtime does not tell.</summary>
    public long? Gen0BudgetBytes { get; init; }

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(StampNanoseconds);
        writer.Write(StampInsideNanoseconds);
        writer.Write(IsSteady);
        writer.Write(Transports.Count);
        foreach (var transport in Transports)
            transport.WriteTo(writer);
        writer.WriteBudget(Gen0BudgetBytes);
    }

    /// <inheritdoc/>
    /// <remarks>A transport that fails ends no worker, so its failure is within the answer.</remarks>
    public IoFrame WithoutQuotes() => this with
    {
        Transports = [.. Transports.Select(transport => transport with { Failure = transport.UnquotedFailure })],
    };

    /// <summary>Reads the fields.</summary>
    public static IoFrame ReadFrom(BinaryReader reader)
    {
        IoFrame frame = new(reader.ReadDouble(), reader.ReadDouble(), reader.ReadBoolean(), []);
        var transports = new TransportTimes[reader.ReadInt32()];
        for (var i = 0; i < transports.Length; i++)
            transports[i] = TransportTimes.ReadFrom(reader);
        return frame with { Transports = transports, Gen0BudgetBytes = reader.ReadBudget() };
    }
}

/// <summary>Batches of one transport; lists have an entry for each round.</summary>
/// <param name="Transport">The transport.</param>
/// <param name="OperationsPerBatch">Operations in each batch.</param>
/// <param name="BytesPerOperation">Bytes that passed through, of each operation.</param>
/// <param name="WholeNanoseconds">Batches without any stamp inside.</param>
/// <param name="StampedNanoseconds">Batches whose calls of the transport are stamped.</param>
/// <param name="IoNanoseconds">What lies between the stamps of those.</param>
/// <param name="Calls">Calls that were stamped.</param>
public sealed record TransportTimes(
    Transport Transport,
    int OperationsPerBatch,
    double BytesPerOperation,
    IReadOnlyList<long> WholeNanoseconds,
    IReadOnlyList<long> StampedNanoseconds,
    IReadOnlyList<long> IoNanoseconds,
    IReadOnlyList<long> Calls)
{
    /// <summary>Why the lists are shorter than asked, as a sentence; empty where they are not.</summary>
    public string Failure { get; init; } = "";

    /// <summary>The same without any text that may quote a value.</summary>
    public string UnquotedFailure { get; init; } = "";

    /// <summary>Whether the machine is the reason, such as a full disk, and not the library.</summary>
    public bool IsOfMachine { get; init; }

    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Transport);
        writer.Write(OperationsPerBatch);
        writer.Write(BytesPerOperation);
        writer.WriteNumbers(WholeNanoseconds);
        writer.WriteNumbers(StampedNanoseconds);
        writer.WriteNumbers(IoNanoseconds);
        writer.WriteNumbers(Calls);
        writer.Write(Failure);
        writer.Write(UnquotedFailure);
        writer.Write(IsOfMachine);
    }

    /// <summary>Reads the fields.</summary>
    public static TransportTimes ReadFrom(BinaryReader reader) =>
        new((Transport)reader.ReadByte(), reader.ReadInt32(), reader.ReadDouble(), reader.ReadNumbers(), reader.ReadNumbers(),
            reader.ReadNumbers(), reader.ReadNumbers())
        {
            Failure = reader.ReadString(),
            UnquotedFailure = reader.ReadString(),
            IsOfMachine = reader.ReadBoolean(),
        };
}
