namespace Assay.Adapters.Tests.Behaviours;

/// <summary>What a row does when it is treated as ordinary use does not, on one root; each in a few words.</summary>
/// <param name="Row">The row.</param>
/// <param name="DataSet">The data set whose root it is.</param>
/// <param name="Threads">Eight threads on one adapter.</param>
/// <param name="AfterFailure">Good calls after calls that failed.</param>
/// <param name="NullRoot">Null in the place of the root.</param>
/// <param name="EmptyRoot">A root without content.</param>
/// <param name="Surfaces">The other surfaces against the first.</param>
internal sealed record Behaviour(
    string Row, string DataSet, string Threads, string AfterFailure, string NullRoot, string EmptyRoot, string Surfaces)
{
    /// <summary>The words for trials that find what ordinary use gives.</summary>
    public const string Works = "works";

    /// <summary>The words for a row that says itself that threads must not share it.</summary>
    public const string NotPromised = "not promised";

    private const int Fields = 7;

    /// <summary>
    /// False where every trial found the same failure of reading: the row reads nothing of this root, as the check of what comes back says
    /// already.
    /// </summary>
    public bool Reads =>
        !(Threads.EndsWith(" when deserializing", StringComparison.Ordinal) && AfterFailure == Threads && EmptyRoot == Threads);

    /// <summary>Reads a line of the expectations.</summary>
    /// <exception cref="FormatException">It does not have seven fields.</exception>
    public static Behaviour Parse(string line) => line.Split('\t') is { Length: Fields } fields
        ? new Behaviour(fields[0], fields[1], fields[2], fields[3], fields[4], fields[5], fields[6])
        : throw new FormatException($"\"{line}\" is no line of behaviour: it needs {Fields} fields with tabs between them.");

    /// <summary>The line of the expectations.</summary>
    public override string ToString() => string.Join('\t', Row, DataSet, Threads, AfterFailure, NullRoot, EmptyRoot, Surfaces);
}
