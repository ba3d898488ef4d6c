using System.Text;
using Assay.Core.CSharp;
using Assay.Repros.Calls;

namespace Assay.Repros;

/// <summary>Writes one self-contained C# file that shows a failure.</summary>
internal sealed class ReproSource(ReproParts parts, ReproCompiler compiler)
{
    private const string ComparerFile = "GraphDifference.txt";
    private readonly CaseFile value = new(parts.CaseSource);
    private readonly AdapterCode adapter =
        new(parts.AdapterSources, parts.AdapterClass, parts.Surface, isOnlyRead: parts.Question is not null || parts.Hostile is not null);
    private readonly ContractCode? contracts = parts.Contracts is null
        ? null
        : new ContractCode(parts.Contracts,
            parts.KeepsNamespaces
            ? static _ => true
            : parts.HasFullNames
            ? TakenBy(new AdapterCode(parts.AdapterSources, parts.AdapterClass, parts.Surface), compiler)
            : null);

    private readonly ContractCode beside = new(parts.Beside, null);

    // Names of the file's own classes, and of types that these use by their short names.
    private static readonly string[] OfFile = ["Program", "Graph", "Companions", "ContractTypes", "SerializerAdapter"];

    private static readonly string[] OfComparer = ["System.Collections", "System.Globalization", "System.Reflection",
        "System.Runtime.CompilerServices"];

    // Of a file about how the library is called.
    private CallCode? Call => parts.Call is CallQuestion asked ? CallCode.Of(
        asked, new CallContext(parts.Surface, $"{parts.AdapterClass}<{RootType}>", RootType, [.. Setup()], IsCalledAndCompared)) : null;

    // Chance may let a library throw at one time and lose at another.
    private bool IsCalledAndCompared => parts.Failure == ReproFailure.Lossy || parts.Call?.IsByChance == true;

    private MainCode Main => new(parts, value, [.. Setup()]);

    /// <summary>The file before anything is left out of it.</summary>
    public string Write()
    {
        if (parts.Question is not null)
        {
            FormatMain reading = new(parts, [.. Setup()]);
            return Write(reading.Statements(), isCompared: false, [reading.Function]);
        }

        if (parts.Hostile is not null)
        {
            HostileMain hostile = new(parts, [.. Setup()]);
            return Write(hostile.Statements(), hostile.IsCompared, hostile.Functions);
        }

        if (Call is CallCode call)
            return Write(string.Join('\n', call.Statements), IsCalledAndCompared, [.. value.Functions, .. call.Parts]);
        return Write(
            Main.Failing(), Main.IsCompared, parts.Payload is null ? value.Functions : Main.IsCompared ? value.FunctionsOfReader : []);
    }

    /// <summary>A program that tells what the library writes of a value.</summary>
    /// <param name="number">Its number, as C#; empty where there is only one.</param>
    public string WriteTelling(string number) => Write(Main.Telling(number), isCompared: false, value.Functions);

    private string Write(string main, bool isCompared, IReadOnlyList<string> called)
    {
        var functions = WithoutNamespaces(string.Join("\n\n", called));
        var types = contracts?.TypesFor(value.Types, functions) ?? [.. value.Types.Select(SourceText.Of)];
        List<string> sections = [main, functions, .. types, .. beside.TypesFor([], "").Select(WithoutNamespaces), .. adapter.Classes,
            .. adapter.StandInClasses];
        if (isCompared)
            sections.Add(PlaceFilter.In(Comparer(), parts.Place));
        (var code, var usings) =
            ShortNames.In(string.Join("\n\n", sections.Where(section => section.Length > 0)), compiler.IsNamespace);
        StringBuilder file = new();
        foreach (var directive in parts.Directives)
            file.Append(directive.Text).Append('\n');
        file.Append('\n');
        foreach (var note in parts.Notes)
            file.Append(CSharpText.Comment(note)).Append('\n');
        file.Append('\n');
        foreach (var space in Usings(usings, isCompared))
            file.Append("using ").Append(space).Append(";\n");
        return file.Append('\n').Append(code).Append('\n').ToString();
    }

    private IEnumerable<string> Usings(IReadOnlySet<string> more, bool isCompared)
    {
        string[] ofSurface = parts.Surface == ReproSurface.Buffer ? ["System.Buffers"] : [];
        var ofComparer = isCompared ? OfComparer : [];
        return value.Usings.Concat(adapter.Usings).Concat(more).Concat(ofSurface).Concat(ofComparer)
            .Except(ReproCompiler.ImplicitNamespaces)
            .OrderBy(space => !space.StartsWith("System", StringComparison.Ordinal)).ThenBy(space => space, StringComparer.Ordinal);
    }

    private IEnumerable<string> Setup()
    {
        yield return $"var serializer = new {parts.AdapterClass}<{RootType}>();";
        if (adapter.SetupCall == "()")
            yield return "serializer.Prepare();";
        else if (adapter.SetupCall.Length > 0)
            yield return $"serializer.Prepare(new Companions({string.Join(", ", parts.Companions.Select(WithoutNamespaces))}));";
    }

    private string RootType => WithoutNamespaces(value.Root.TrimEnd('?'));

    private string WithoutNamespaces(string code) => beside.WithoutNamespaces(contracts?.WithoutNamespaces(code) ?? code);

    private static Func<string, bool> TakenBy(AdapterCode adapter, ReproCompiler compiler) => name =>
        OfFile.Contains(name)
            || adapter.Names.Contains(name)
            || ReproCompiler.ImplicitNamespaces.Concat(OfComparer).Concat(adapter.Usings).Any(space => compiler.HasType(space, name));

    /// <summary>The comparison of all files, as it is before anything is left out of it.</summary>
    internal static string Comparer()
    {
        using var stream = typeof(ReproSource).Assembly.GetManifestResourceStream(ComparerFile)!;
        using StreamReader reader = new(stream);
        return reader.ReadToEnd().ReplaceLineEndings("\n").TrimEnd();
    }
}
