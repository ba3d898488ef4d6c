namespace Assay.Worker.Feeding;

/// <summary>
/// Which branches an instrumented library passes. What counts them is loaded before the program by the engine (Assay.Coverage) and leaves
/// its two methods as data of the domain, because programs that are not fuzzed must not know of it.
/// </summary>
/// <param name="clear">Forgets what was counted.</param>
/// <param name="read">What was counted since then, three bytes for each branch.</param>
internal sealed class BranchTrace(Action clear, Func<byte[]> read)
{
    private const string ClearName = "Assay.ClearBranches";
    private const string ReadName = "Assay.ReadBranches";

    /// <summary>The trace of this process; null where nothing is instrumented.</summary>
    public static BranchTrace? Find() =>
        AppDomain.CurrentDomain.GetData(ClearName) is Action clear && AppDomain.CurrentDomain.GetData(ReadName) is Func<byte[]> read
            ? new BranchTrace(clear, read)
            : null;

    /// <summary>Forgets what was counted.</summary>
    public void Clear() => clear();

    /// <summary>The branches that were passed since then.</summary>
    public byte[] Read() => read();
}
