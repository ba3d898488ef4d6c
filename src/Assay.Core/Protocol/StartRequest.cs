using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>
/// Use types for the first time, in this order, in a worker that did nothing else; none asks only when its main method began.
/// </summary>
/// <param name="Types">A job for each type, all of one row.</param>
/// <param name="LaterCalls">Calls of each type after its first.</param>
public sealed record StartRequest(IReadOnlyList<JobFrame> Types, int LaterCalls) : Request<StartedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 12;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override StartedFrame ReadAnswer(BinaryReader reader) => StartedFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override ValueSource? ValuesFrom => Types.Count > 0 ? Types[0].Values : null;

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer)
    {
        writer.Write(LaterCalls);
        writer.Write(Types.Count);
        foreach (var type in Types)
            type.WriteTo(writer);
    }

    /// <summary>Reads the fields.</summary>
    public static StartRequest ReadFrom(BinaryReader reader)
    {
        var later = reader.ReadInt32();
        var types = new JobFrame[reader.ReadInt32()];
        for (var i = 0; i < types.Length; i++)
            types[i] = JobFrame.ReadFrom(reader);
        return new StartRequest(types, later);
    }
}

/// <summary>What the first calls of a fresh worker cost.</summary>
/// <param name="MainAt">When its main method began, in nanoseconds of a clock that all processes of the machine share.</param>
/// <param name="Types">What each type cost, in the order of the request.</param>
public sealed record StartedFrame(long MainAt, IReadOnlyList<FirstUse> Types) : IFrameBody
{
    /// <summary>
    /// The budget of generation 0 after all calls, in bytes; null where the runtime does not tell, and where nothing was called.
    /// </summary>
    public long? Gen0BudgetBytes { get; init; }

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(MainAt);
        writer.Write(Types.Count);
        foreach (var type in Types)
            type.WriteTo(writer);
        writer.WriteBudget(Gen0BudgetBytes);
    }

    /// <summary>Reads the fields.</summary>
    public static StartedFrame ReadFrom(BinaryReader reader)
    {
        var mainAt = reader.ReadInt64();
        var types = new FirstUse[reader.ReadInt32()];
        for (var i = 0; i < types.Length; i++)
            types[i] = FirstUse.ReadFrom(reader);
        return new StartedFrame(mainAt, types) { Gen0BudgetBytes = reader.ReadBudget() };
    }
}

/// <summary>What the first use of one type cost.</summary>
/// <param name="PrepareNanoseconds">Making the adapter and setting it up.</param>
/// <param name="FirstNanoseconds">The first call.</param>
/// <param name="MethodsCompiled">Methods that the JIT compiled meanwhile.</param>
/// <param name="AssembliesLoaded">Assemblies that were loaded meanwhile.</param>
/// <param name="LaterNanoseconds">Each of the calls after the first.</param>
public sealed record FirstUse(
    long PrepareNanoseconds, long FirstNanoseconds, int MethodsCompiled, int AssembliesLoaded, IReadOnlyList<long> LaterNanoseconds)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(PrepareNanoseconds);
        writer.Write(FirstNanoseconds);
        writer.Write(MethodsCompiled);
        writer.Write(AssembliesLoaded);
        writer.Write(LaterNanoseconds.Count);
        foreach (var later in LaterNanoseconds)
            writer.Write(later);
    }

    /// <summary>Reads the fields.</summary>
    public static FirstUse ReadFrom(BinaryReader reader)
    {
        FirstUse use = new(reader.ReadInt64(), reader.ReadInt64(), reader.ReadInt32(), reader.ReadInt32(), []);
        var later = new long[reader.ReadInt32()];
        for (var i = 0; i < later.Length; i++)
            later[i] = reader.ReadInt64();
        return use with { LaterNanoseconds = later };
    }
}
