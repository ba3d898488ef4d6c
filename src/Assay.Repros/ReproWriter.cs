using Assay.Repros.Calls;

namespace Assay.Repros;

/// <summary>Writes a C# file that shows a failure, as short as the failure lets it be.</summary>
public sealed class ReproWriter(ReproCompiler compiler)
{
    /// <summary>The file, before anything is left out of it.</summary>
    public string Write(ReproParts parts)
    {
        var source = Written(parts);
        if (!parts.Directives.Contains(FileDirective.NoWarnings) && compiler.WarnsOfNull(source))
            source = Written(parts with { Directives = [.. parts.Directives, FileDirective.NoWarningsOfNull] });
        return parts.IsDecompiled ? new ReproRepair(compiler).Repair(source, Fixed(parts)) : source;
    }

    private string Written(ReproParts parts) => new ReproSource(parts, compiler).Write();

    /// <summary>A program that tells with <see cref="WrittenPayload.Mark"/> what the library writes of the value.</summary>
    /// <param name="parts">What it is made of.</param>
    /// <param name="number">Which of several values, as C#; empty where there is only one.</param>
    public string WriteTelling(ReproParts parts, string number = "") => new ReproSource(parts, compiler).WriteTelling(number);

    /// <summary>Leaves out what the failure does not need.</summary>
    /// <param name="parts">What it was made of: the library's calls stay as they are.</param>
    /// <param name="run">Runs a shorter one.</param>
    public static ReducedRepro Reduce(string source, ReproParts parts, string failure, RunRepro run)
    {
        ReproReduction reduction = new(run, failure);
        var reduced = parts.Place.Length == 0
            ? source
            : WithoutFilter(reduction.Reduce(source, Fixed(parts).Append("Graph").ToHashSet(StringComparer.Ordinal)), run, failure);
        reduced = reduction.Reduce(reduced, Fixed(parts));
        return new ReducedRepro(reduced, reduction.Trials);
    }

    // Where no other difference is left, every difference may be shown.
    private static string WithoutFilter(
        string source, RunRepro run, string failure) => PlaceFilter.Without(source) is var plain && run(plain) == failure ? plain : source;

    private static HashSet<string> Fixed(ReproParts parts) =>
        [.. new AdapterCode(parts.AdapterSources, parts.AdapterClass, parts.Surface).Names, .. new ContractCode(parts.Beside, null).Names,
            .. FixedByPayload(parts), .. FixedByCall(parts), "Companions", "ContractTypes", "SerializerAdapter"];

    // How the library is called is what such a file shows.
    private static IEnumerable<string> FixedByCall(ReproParts parts) => parts.Call is CallQuestion asked ? CallCode.Of(
        asked, new CallContext(parts.Surface, parts.AdapterClass, "", [], IsCompared: true)).Names : [];

    // A payload is of the types as they are.
    private static IEnumerable<string> FixedByPayload(ReproParts parts)
    {
        if (parts.Payload is null)
            return [];
        CaseFile value = new(parts.CaseSource);
        return [.. value.Types.Select(type => type.Identifier.Text), .. new ContractCode(parts.Contracts ?? [], null).Names,
            .. value.Names];
    }
}

/// <summary>A file from which parts were left out.</summary>
/// <param name="Trials">How many files were tried.</param>
public sealed record ReducedRepro(string Source, int Trials);
