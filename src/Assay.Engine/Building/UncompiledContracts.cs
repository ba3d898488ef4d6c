using System.Collections.ObjectModel;
using System.Text.RegularExpressions;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Engine.Building;

/// <summary>
/// Tells which contracts are to blame for a build that failed: what was emitted for them did not compile, or what a library's generator made of it. The adapter is built again without them: a
/// shape that one library cannot express must cost neither the adapter's other rows nor its other data sets.
/// </summary>
/// <param name="emitted">What was emitted for the build.</param>
/// <param name="sources">The folder of the adapter's own sources.</param>
internal sealed class UncompiledContracts(EmittedContracts emitted, string sources)
{
    private const string CSharp = ".cs";

    /// <summary>Reads what the build printed.</summary>
    public CompileBlame Blame(string output)
    {
        IReadOnlyList<CompileError> errors = CompileError.In(output);
        if (emitted.All.Count == 0 || errors.Count == 0)
            return CompileBlame.None;
        return errors.FirstOrDefault(error => error.IsCrash) is CompileError crash ? BlameOf([crash]) : BlameOf(errors);
    }

    private CompileBlame BlameOf(IReadOnlyList<CompileError> errors)
    {
        Dictionary<ContractKey, CompileError> blamed = [];
        CompileError? unfound = null;
        foreach (CompileError error in errors)
        {
            IReadOnlyList<ContractKey> keys = KeysOf(error);
            if (keys.Count == 0 && !error.IsOfTool && !IsOfAdapter(error))
                unfound ??= error;
            foreach (ContractKey key in keys)
            {
                // What a generator says itself explains best what the compiler then misses.
                if (!blamed.TryGetValue(key, out CompileError? first) || (first.IsOfCompiler && !error.IsOfCompiler && !error.IsOfTool))
                    blamed[key] = error;
            }
        }

        return new CompileBlame(
            blamed.ToDictionary(pair => pair.Key, pair => RefusalOf(pair.Value)), unfound is null ? null : RefusalOf(unfound))
        {
            Pieces = PiecesOf(errors),
        };
    }

    /// <summary>The pieces of the user's code that errors stand in, by the contracts that have them.</summary>
    private ILookup<ContractKey, (CodePiece Piece, string Sentence)> PiecesOf(IReadOnlyList<CompileError> errors) =>
        (from file in errors.GroupBy(error => error.File)
         where EmittedContracts.IsEmitted(file.Key) && File.Exists(file.Key)
         let lines = File.ReadAllLines(file.Key)
         from error in file
         let piece = PieceComment.PieceAt(lines, error.Line)
         where piece is not null
         from key in emitted.OfFile(error.File)
         select (key, piece, Sentence: error.Told)).ToLookup(found => found.key, found => (found.piece, found.Sentence));

    private IReadOnlyList<ContractKey> KeysOf(CompileError error)
    {
        if (error.IsOfTool)
            return emitted.FilesIn(error.Text);
        IReadOnlyList<ContractKey> ofFile = emitted.OfFile(error.File);
        return ofFile.Count > 0 || IsOfAdapter(error) ? ofFile : emitted.NamedIn($"{Path.GetFileName(error.File)} {error.Text}");
    }

    private bool IsOfAdapter(CompileError error) => error.File.StartsWith(sources + Path.DirectorySeparatorChar, StringComparison.Ordinal) && !EmittedContracts.IsEmitted(error.File);

    private static ContractRefusal RefusalOf(CompileError error)
    {
        if (error is { IsCrash: false, IsOfTool: false, IsOfCompiler: true } && EmittedContracts.IsEmitted(error.File))
            return new(RefusedBy.Error, $"error in Assay, emitting: {error.Told}");
        return new(RefusedBy.Generator, $"{OfGenerator(error)}: {error.Told}");
    }

    private static string OfGenerator(CompileError error)
    {
        if (error.IsCrash)
            return "its generator failed";
        if (error.IsOfTool)
            return "its schema compiler failed";
        if (!EmittedContracts.IsEmitted(error.File))
            return "the code from its generator does not compile";
        return error.File.EndsWith(CSharp, StringComparison.Ordinal)
            ? "its generator rejects the contract"
            : "its schema compiler rejects the contract";
    }
}

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
        string? file = Directory.Exists(folder) ? Directory.EnumerateFiles(folder, ContractsFile, SearchOption.AllDirectories).FirstOrDefault() : null;
        IEnumerable<string[]> lines = file is null ? [] : File.ReadLines(file).Select(line => line.Split('\t')).Where(fields => fields.Length == 3);
        return new EmittedContracts(lines.ToLookup(fields => fields[0], fields => new ContractKey(fields[1], fields[2])), Path.GetDirectoryName(file));
    }

    /// <summary>Whether a contract has code of the types that it stands for: without any, there is nothing to leave out of it. Unread files count as code.</summary>
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
    /// The contracts that a text speaks of: by the longest full name of an emitted type in it, else by the longest namespace, else by a type's short name that one contract alone has. However
    /// a generator spells the dots between names, letters and digits stay.
    /// </summary>
    public IReadOnlyList<ContractKey> NamedIn(string text)
    {
        string letters = LettersOf(text);
        List<ContractKey> found = Longest(name => letters.Contains(LettersOf(name), StringComparison.Ordinal) ? name : "");
        if (found.Count == 0)
            found = Longest(name => NamespaceOf(name) is { Length: > 0 } space && space.Contains('.', StringComparison.Ordinal) && text.Contains(space, StringComparison.Ordinal) ? space : "");
        return found.Count > 0 ? found : [.. OfShortName(text)];
    }

    private List<ContractKey> Longest(Func<string, string> match)
    {
        var matches = names.Select(item => (match(item.Name).Length, item.Key)).Where(item => item.Length > 0).ToList();
        return matches.Count == 0 ? [] : [.. matches.Where(item => item.Length == matches.Max(other => other.Length)).Select(item => item.Key).Distinct()];
    }

    private ContractKey[] OfShortName(string text)
    {
        HashSet<string> words = [.. text.Split([.. text.Where(character => !char.IsLetterOrDigit(character) && character != '_').Distinct()])];
        ContractKey[] found = [.. names.Where(item => words.Contains(item.Name[(item.Name.LastIndexOf('.') + 1)..])).Select(item => item.Key).Distinct()];
        return found.Length == 1 ? found : [];
    }

    private static string NamespaceOf(string name) => name.LastIndexOf('.') is > 0 and int end ? name[..end] : "";

    private static string LettersOf(string text) => string.Concat(text.Where(char.IsLetterOrDigit));

    private static string StemOf(string file) => Endings.Where(ending => file.EndsWith(ending, StringComparison.Ordinal)).Select(ending => file[..^ending.Length]).FirstOrDefault()
        ?? Path.GetFileNameWithoutExtension(file);
}

/// <summary>What was emitted of a dialect for a data set, or for one member of its root; the emitter's file of contracts names both.</summary>
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
    public (string Dialect, CodePiece Piece)? WithoutPiece => Dialect.Split(Mark + ' ', 2) is [var dialect, var piece] && CodePiece.Parse(piece) is { } parsed ? (dialect, parsed) : null;

    /// <summary>The dialect whose contracts have none of the user's code, where this is such a part; null otherwise.</summary>
    public string? DialectWithoutCode => Dialect.EndsWith(Mark, StringComparison.Ordinal) ? Dialect[..^Mark.Length] : null;
}

/// <summary>The file that tells the emitter what not to emit, because it did not compile; it stays with the build.</summary>
/// <param name="folder">The build's folder.</param>
internal sealed class WithoutFile(string folder)
{
    private string Path => System.IO.Path.Combine(folder, "without.tsv");

    /// <summary>Forgets what an earlier build left out.</summary>
    public void Delete() => File.Delete(Path);

    /// <summary>Writes it.</summary>
    /// <returns>Its path; null where everything is emitted.</returns>
    public string? Write(IReadOnlyDictionary<ContractKey, ContractRefusal> left)
    {
        Delete();
        if (left.Count == 0)
            return null;
        File.WriteAllLines(Path, left.Select(pair => $"{pair.Key.Dialect}\t{pair.Key.DataSet}\t{pair.Value}"));
        return Path;
    }

    /// <summary>The dialects whose contracts were built without the user's code, or without pieces of it: each with a sentence that says so, and what the compiler said.</summary>
    public IReadOnlyDictionary<string, string> DialectsWithoutCode()
    {
        if (!File.Exists(Path))
            return ReadOnlyDictionary<string, string>.Empty;
        Dictionary<string, string> found = new(StringComparer.Ordinal);
        foreach (string[] fields in File.ReadLines(Path).Select(line => line.Split('\t', 3)).Where(fields => fields.Length == 3))
        {
            ContractKey key = new(fields[0], fields[1]);
            string told = ContractRefusal.Read(fields[2]).Sentence;
            if (key.DialectWithoutCode is string dialect)
                found[dialect] = $"judged on copies of your types without any of their code, which do not compile with it: {told}";
            else if (key.WithoutPiece is (string name, CodePiece piece))
                found[name] = found.TryGetValue(name, out string? before)
                    ? $"{before}; {SentenceOf(piece, told)}"
                    : $"judged on copies of your types that lack some of their code: {SentenceOf(piece, told)}";
        }

        return found;
    }

    private static string SentenceOf(CodePiece piece, string told) => $"{piece.Type[(piece.Type.LastIndexOfAny(['.', ':']) + 1)..]}, {piece.Description} ({told})";
}

/// <summary>An error that a build printed about code or a schema.</summary>
/// <param name="File">Where it is, or what found it.</param>
/// <param name="Code">Its code, such as <c>CS0122</c>; empty where it has none.</param>
/// <param name="Text">What it says.</param>
internal sealed partial record CompileError(string File, string Code, string Text)
{
    /// <summary>A generator that could not be started, could not be made, or threw; eng/Assay.Adapter.props makes errors of these warnings.</summary>
    private static readonly string[] Crashes = ["CS8784", "CS8785", "CS8032", "CS9057"];

    private static readonly string[] OtherFailures = ["NU", "NETSDK", "ASSAY"];

    /// <summary>The line in the file, counted from 1; 0 where it is not told.</summary>
    public int Line { get; init; }

    /// <summary>Whether a generator failed as a whole: everything else that is missing follows from it.</summary>
    public bool IsCrash => Crashes.Contains(Code);

    /// <summary>Whether it is of the C# compiler itself, and not of a generator.</summary>
    public bool IsOfCompiler => CompilerCode().IsMatch(Code);

    /// <summary>Whether it is of a build's step, which ran a tool that failed.</summary>
    public bool IsOfTool => Code.StartsWith("MSB", StringComparison.Ordinal);

    /// <summary>Code and text.</summary>
    public string Told => $"{(Code.Length > 0 ? Code + ": " : "")}{Text}";

    /// <summary>The errors in what a build printed, but for those of restores, of the SDK's checks and of the emitter.</summary>
    public static IReadOnlyList<CompileError> In(string output) =>
    [
        .. output.Split('\n').Select(line => Printed().Match(line.TrimEnd())).Where(match => match.Success)
            .Select(match => new CompileError(match.Groups["file"].Value.Trim(), match.Groups["code"].Value, match.Groups["text"].Value.Trim().Replace('\t', ' '))
            {
                Line = int.TryParse(match.Groups["line"].Value, out int number) ? number : 0,
            })
            .Where(error => !Array.Exists(OtherFailures, prefix => error.Code.StartsWith(prefix, StringComparison.Ordinal)))
            .Distinct(),
    ];

    /// <summary>As compilers print it, <c>file(line,column): error CODE: text</c>, and as tools do, <c>file:line:column: error: text</c>.</summary>
    [GeneratedRegex(@"^\s*(?<file>[^()]*?)((\((?<line>\d+)[^)]*\))|(:\s*\d+[:\s\d]*))?\s*:\s*error\b\s*(?<code>[A-Za-z]*\d*)\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex Printed();

    [GeneratedRegex(@"^CS\d+$")]
    private static partial Regex CompilerCode();
}

/// <summary>Whose fault it is that code did not compile.</summary>
/// <param name="Contracts">The contracts to blame, each with the reason.</param>
/// <param name="Unfound">The reason of an error of contracts that does not tell which; null where there is none.</param>
internal sealed record CompileBlame(IReadOnlyDictionary<ContractKey, ContractRefusal> Contracts, ContractRefusal? Unfound)
{
    /// <summary>No contract is to blame.</summary>
    public static CompileBlame None { get; } = new(new Dictionary<ContractKey, ContractRefusal>(), null);

    /// <summary>The pieces of the user's code that errors stand in, by the contracts that have them; none where an error stands in what Assay or a generator wrote.</summary>
    public ILookup<ContractKey, (CodePiece Piece, string Sentence)> Pieces { get; init; } = Array.Empty<ContractKey>().ToLookup(key => key, _ => default((CodePiece, string)));

    /// <summary>Whether no contract is to blame.</summary>
    public bool IsNone => Contracts.Count == 0 && Unfound is null;
}
