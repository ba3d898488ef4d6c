using Assay.Shapes.Graph;

namespace Assay.Engine.Building;

/// <summary>What the emitter wrote for a build: which file belongs to which contracts.</summary>
/// <param name="owners">The contracts of each emitted file, by its name.</param>
/// <param name="place">The folder that holds the files; null where there are none.</param>
internal sealed class EmittedContracts(ILookup<string, ContractKey> owners, string? place)
{
    private const string ContractsFile = "dialects.tsv";
    private const string Folder = "emitted";

    /// <summary>Endings that are no part of a type's name.</summary>
    private static readonly string[] Endings = [".g.cs", ".cs"];

    private readonly IReadOnlyList<(string Name, ContractKey Key)> names =
        [.. owners.SelectMany(file => file.Select(key => (StemOf(file.Key), key)))];

    /// <summary>Every contract that has a file.</summary>
    public IReadOnlyList<ContractKey> All { get; } = [.. owners.SelectMany(file => file).Distinct()];

    /// <summary>Reads what the last build in a folder emitted; empty where it did not come so far.</summary>
    public static EmittedContracts Read(string folder)
    {
        var file = Directory.Exists(folder)
            ? Directory.EnumerateFiles(folder, ContractsFile, SearchOption.AllDirectories).FirstOrDefault()
            : null;
        var lines = file is null
            ? []
            : File.ReadLines(file).Select(line => line.Split('\t')).Where(fields => fields.Length == 3);
        return new EmittedContracts(
            lines.ToLookup(fields => fields[0], fields => new ContractKey(fields[1], fields[2])), Path.GetDirectoryName(file));
    }

    /// <summary>
    /// Whether a contract has code of the types that it stands for: without any, there is nothing to leave out of it. Unread files count as
    /// code.
    /// </summary>
    public bool HasCode(ContractKey contract) => owners.Where(file => file.Contains(contract)).Any(file => place is null
        || Directory.EnumerateFiles(place, file.Key, SearchOption.AllDirectories).FirstOrDefault() is not string path
        || File.ReadLines(path).Any(line => line.Contains(PieceComment.Begin, StringComparison.Ordinal)));

    /// <summary>Whether a file is among the emitted ones, one of a contract's or not.</summary>
    public static bool IsEmitted(string path) => Path.GetFileName(Path.GetDirectoryName(path)) == Folder;

    /// <summary>The contracts that an emitted file belongs to; none where it is not emitted.</summary>
    public IReadOnlyList<ContractKey> OfFile(string path) => IsEmitted(path) ? [.. owners[Path.GetFileName(path)]] : [];

    /// <summary>The contracts whose emitted file a text names.</summary>
    public IReadOnlyList<ContractKey> FilesIn(string text) =>
        [.. owners.Where(file => text.Contains(file.Key, StringComparison.Ordinal)).SelectMany(file => file).Distinct()];

    /// <summary>
    /// The contracts that a text speaks of: by the longest full name of an emitted type in it, else by the longest namespace, else by a
    /// type's short name that one contract alone has. However a generator spells the dots between names, letters and digits stay.
    /// </summary>
    public IReadOnlyList<ContractKey> NamedIn(string text)
    {
        var letters = LettersOf(text);
        var found = Longest(name => letters.Contains(LettersOf(name), StringComparison.Ordinal) ? name : "");
        if (found.Count == 0)
            found = Longest(
                name => NamespaceOf(name) is { Length: > 0 } space
                    && space.Contains('.', StringComparison.Ordinal) && text.Contains(space, StringComparison.Ordinal) ? space : "");
        return found.Count > 0 ? found : [.. OfShortName(text)];
    }

    private List<ContractKey> Longest(Func<string, string> match)
    {
        var matches = names.Select(item => (match(item.Name).Length, item.Key)).Where(item => item.Length > 0).ToList();
        return matches.Count == 0
            ? []
            : [.. matches.Where(item => item.Length == matches.Max(other => other.Length)).Select(item => item.Key).Distinct()];
    }

    private ContractKey[] OfShortName(string text)
    {
        HashSet<string> words = [
            .. text.Split([.. text.Where(character => !char.IsLetterOrDigit(character) && character != '_').Distinct()])];
        ContractKey[] found = [
            .. names.Where(item => words.Contains(item.Name[(item.Name.LastIndexOf('.') + 1)..])).Select(item => item.Key).Distinct()];
        return found.Length == 1 ? found : [];
    }

    private static string NamespaceOf(string name) => name.LastIndexOf('.') is > 0 and int end ? name[..end] : "";

    private static string LettersOf(string text) => string.Concat(text.Where(char.IsLetterOrDigit));

    private static string StemOf(string file) =>
        Endings.Where(ending => file.EndsWith(ending, StringComparison.Ordinal)).Select(ending => file[..^ending.Length]).FirstOrDefault()
        ?? Path.GetFileNameWithoutExtension(file);
}

/// <summary>
/// What was emitted of a dialect for a data set, or for one member of its root; the emitter's file of contracts names both.
/// </summary>
/// <param name="Dialect">The dialect, or how the emitter calls its contracts of one member.</param>
/// <param name="DataSet">The data set, or the root of a user's types.</param>
internal sealed record ContractKey(string Dialect, string DataSet)
{
    private const string Mark = " (code)";

    /// <summary>The user's own code in it, which can be left out alone.</summary>
    public ContractKey Code => this with { Dialect = Dialect + Mark };

    /// <summary>One piece of that code, which can be left out alone.</summary>
    public ContractKey Of(CodePiece piece) => this with { Dialect = $"{Code.Dialect} {piece}" };

    /// <summary>The dialect and the piece that its contracts lack, where this is one; null otherwise.</summary>
    public (string Dialect, CodePiece Piece)? WithoutPiece =>
        Dialect.Split(Mark + ' ', 2) is [var dialect, var piece] && CodePiece.Parse(piece) is { } parsed ? (dialect, parsed) : null;

    /// <summary>The dialect whose contracts have none of the user's code, where this is such a part; null otherwise.</summary>
    public string? DialectWithoutCode => Dialect.EndsWith(Mark, StringComparison.Ordinal) ? Dialect[..^Mark.Length] : null;
}
