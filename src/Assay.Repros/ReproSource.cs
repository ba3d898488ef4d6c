using System.Text;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Repros;

/// <summary>Writes one self-contained C# file that shows a failure.</summary>
/// <param name="parts">What it is made of.</param>
/// <param name="compiler">Compiles it.</param>
internal sealed class ReproSource(ReproParts parts, ReproCompiler compiler)
{
    private const string ComparerFile = "GraphDifference.txt";
    private readonly CaseFile value = new(parts.CaseSource);
    private readonly AdapterCode adapter = new(parts.AdapterSources, parts.AdapterClass, parts.Surface);
    private readonly ContractCode? contracts = parts.Contracts is null ? null : new ContractCode(parts.Contracts, parts.HasFullNames ? TakenBy(new AdapterCode(parts.AdapterSources, parts.AdapterClass, parts.Surface), compiler) : null);

    private readonly ContractCode beside = new(parts.Beside, null);

    // Names of the file's own classes, and of types that these use by their short names.
    private static readonly string[] OfFile = ["Program", "Graph", "Companions", "ContractTypes", "SerializerAdapter"];

    private static readonly string[] OfComparer = ["System.Collections", "System.Globalization", "System.Reflection", "System.Runtime.CompilerServices"];

    private bool IsCompared => parts.Failure is ReproFailure.Lossy or ReproFailure.ChangedInput;

    /// <summary>The file before anything is left out of it.</summary>
    public string Write()
    {
        string functions = WithoutNamespaces(string.Join("\n\n", value.Functions));
        IReadOnlyList<string> types = contracts?.TypesFor(value.Types, functions) ?? [.. value.Types.Select(SourceText.Of)];
        List<string> sections = [Main(), functions, .. types, .. beside.TypesFor([], "").Select(WithoutNamespaces), .. adapter.Classes, .. adapter.StandInClasses];
        if (IsCompared)
            sections.Add(PlaceFilter.In(Comparer(), parts.Place));
        (string code, IReadOnlySet<string> usings) = ShortNames.In(string.Join("\n\n", sections), compiler.IsNamespace);
        StringBuilder file = new();
        foreach (string directive in parts.Directives)
            file.Append(directive).Append('\n');
        file.Append('\n');
        foreach (string note in parts.Notes)
            file.Append("// ").Append(note).Append('\n');
        file.Append('\n');
        foreach (string space in Usings(usings))
            file.Append("using ").Append(space).Append(";\n");
        return file.Append('\n').Append(code).Append('\n').ToString();
    }

    private IEnumerable<string> Usings(IReadOnlySet<string> more)
    {
        string[] ofSurface = parts.Surface == ReproSurface.Buffer ? ["System.Buffers"] : [];
        string[] ofComparer = IsCompared ? OfComparer : [];
        return value.Usings.Concat(adapter.Usings).Concat(more).Concat(ofSurface).Concat(ofComparer).Except(ReproCompiler.ImplicitNamespaces)
            .OrderBy(space => !space.StartsWith("System", StringComparison.Ordinal)).ThenBy(space => space, StringComparer.Ordinal);
    }

    private string Main()
    {
        List<string> lines = [];
        if (parts.Failure == ReproFailure.Hang)
            lines.AddRange(Watch);
        string[] calls = [.. Setup(), .. Calls()];
        if (parts.Failure == ReproFailure.Rejected)
            lines.AddRange(["try", "{", .. calls.Select(line => line.Length == 0 ? "" : "    " + line), "}", "catch (Exception exception)", "{", .. Rejection.Select(line => "    " + line), "}", "", Holding, "return 0;"]);
        else
            lines.AddRange([.. calls, .. IsCompared ? Comparison() : ["", Holding, "return 0;"]]);
        return string.Join('\n', lines);
    }

    private static readonly string[] Watch =
    [
        "// The library gets 20 seconds and 1 GiB.",
        "new Thread(() =>",
        "{",
        "    for (int tenths = 0; tenths < 200 && Environment.WorkingSet < 1L << 30; tenths++)",
        "        Thread.Sleep(100);",
        "    Console.WriteLine($\"FAILS: expected an answer, got none in 20 s; the process holds {Environment.WorkingSet >> 20} MiB\");",
        "    Environment.Exit(1);",
        "}) { IsBackground = true }.Start();",
        "",
    ];

    private static readonly string[] Rejection =
    [
        "Exception cause = exception.GetBaseException();",
        "Console.WriteLine($\"FAILS: expected the value back, got {cause.GetType().FullName}: {cause.Message}\");",
        "return 1;",
    ];

    private static string Holding => "Console.WriteLine(\"HOLDS: written and read without an error.\");";

    private IEnumerable<string> Setup()
    {
        yield return "var value = Make();";
        yield return $"var serializer = new {parts.AdapterClass}<{RootType}>();";
        if (adapter.SetupCall == "()")
            yield return "serializer.Prepare();";
        else if (adapter.SetupCall.Length > 0)
            yield return $"serializer.Prepare(new Companions({string.Join(", ", parts.Companions.Select(WithoutNamespaces))}));";
        yield return "";
    }

    private string RootType => WithoutNamespaces(value.Root.TrimEnd('?'));

    private string WithoutNamespaces(string code) => beside.WithoutNamespaces(contracts?.WithoutNamespaces(code) ?? code);

    private string[] Calls() => parts.Surface switch
    {
        ReproSurface.Stream => ["using var payload = new MemoryStream();", "serializer.Serialize(value, payload);", "payload.Position = 0;", "var copy = serializer.Deserialize(payload);"],
        ReproSurface.Buffer => ["var payload = new ArrayBufferWriter<byte>();", "serializer.Serialize(value, payload);", "var copy = serializer.Deserialize(new ReadOnlySequence<byte>(payload.WrittenMemory));"],
        ReproSurface.Async => ["using var payload = new MemoryStream();", "await serializer.SerializeAsync(value, payload);", "payload.Position = 0;", "var copy = await serializer.DeserializeAsync(payload);"],
        _ => ["byte[] payload = serializer.Serialize(value);", "var copy = serializer.Deserialize(payload);"],
    };

    private IEnumerable<string> Comparison()
    {
        yield return "";
        yield return $"string? difference = Graph.FirstDifference(Make(), {(parts.Failure == ReproFailure.ChangedInput ? "value" : "copy")});";
        if (value.HasInspection)
            yield return "difference ??= Inspect(copy) is { Length: > 0 } found ? found : null;";
        yield return $"Console.WriteLine(difference is null ? {SymbolDisplay.FormatLiteral($"HOLDS: {parts.Holds}", quote: true)} : $\"FAILS: {{difference}}\");";
        yield return "return difference is null ? 0 : 1;";
    }

    private static Func<string, bool> TakenBy(AdapterCode adapter, ReproCompiler compiler) => name =>
        OfFile.Contains(name) || adapter.Names.Contains(name) || ReproCompiler.ImplicitNamespaces.Concat(OfComparer).Concat(adapter.Usings).Any(space => compiler.HasType(space, name));

    /// <summary>The comparison of all files, as it is before anything is left out of it.</summary>
    internal static string Comparer()
    {
        using Stream stream = typeof(ReproSource).Assembly.GetManifestResourceStream(ComparerFile)!;
        using StreamReader reader = new(stream);
        return reader.ReadToEnd().ReplaceLineEndings("\n").TrimEnd();
    }
}
