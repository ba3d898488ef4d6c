using System.Reflection;
using Assay.Core.Protocol;

namespace Assay.Conformance;

/// <summary>The cases of this assembly, read from their attributes.</summary>
public static class CaseCatalogue
{
    /// <summary>What a case's size is counted in; each is one value.</summary>
    public const string Unit = "case";

    /// <summary>All cases, by number, those of one number by name.</summary>
    public static IReadOnlyList<CaseDescription> All { get; } = Read();

    /// <summary>The case of this name, or null.</summary>
    public static CaseDescription? Find(string name) => All.FirstOrDefault(found => found.Name == name);

    private static CaseDescription[] Read() =>
    [
        .. typeof(CaseCatalogue).Assembly.GetTypes()
            .Select(static type => (Type: type, Attribute: type.GetCustomAttribute<CaseAttribute>()))
            .Where(static found => found.Attribute is not null)
            .SelectMany(static found => Describe(found.Type, found.Attribute!))
            .OrderBy(static found => found.Number).ThenBy(static found => found.Name, StringComparer.Ordinal),
    ];

    private static IEnumerable<CaseDescription> Describe(Type type, CaseAttribute attribute)
    {
        CaseDescription whole = new(attribute.Number, attribute.Name, attribute.Group, attribute.Holds, attribute.Expected, type)
        {
            Exercise = type.GetCustomAttribute<ExerciseAttribute>()?.Kind,
            Large = type.GetCustomAttribute<LargeAttribute>(),
        };
        ReadsAttribute[] directions = [.. type.GetCustomAttributes<ReadsAttribute>()];
        return directions.Length == 0 ? [whole] : directions.Select(direction => whole with
        {
            Name = $"{attribute.Name}-{(direction.Data == DataVersion.Old ? "old" : "new")}-data",
            Holds = direction.Holds,
            Expected = direction.Expected,
            DataSet = attribute.Name,
            Data = direction.Data,
            Ways = direction.Ways,
        });
    }
}

/// <summary>What is known of a case without making its value.</summary>
/// <param name="Number">Its number; cases that belong together share one.</param>
/// <param name="Holds">What must hold, as a sentence.</param>
/// <param name="Expected">What good looks like.</param>
/// <param name="Type">The class that makes its value.</param>
public sealed record CaseDescription(int Number, string Name, CaseGroup Group, string Holds, Expected Expected, Type Type)
{
    /// <summary>The name that programs know it by: both directions of a case with versions share one.</summary>
    public string DataSet { get; init; } = Name;

    /// <summary>Whose data are read by the other version; null for a case without versions.</summary>
    public DataVersion? Data { get; init; }

    /// <summary>What may come back, in words, the best first; none where there is one way alone.</summary>
    public IReadOnlyList<string> Ways { get; init; } = [];

    /// <summary>How the case calls a row; null where it is about types and values, which are called as usual.</summary>
    public TrialKind? Exercise { get; init; }

    /// <summary>What it takes, where it takes so much that it is left out unless it is asked for; null elsewhere.</summary>
    public LargeAttribute? Large { get; init; }

    /// <summary>What tells how it is checked.</summary>
    public CaseKind Kind => Data is not null ? CaseKind.Versions : Exercise is not null ? CaseKind.Calls : CaseKind.Values;

    /// <summary>The C# file of the case: its types and its value.</summary>
    public string ReadSource()
    {
        using var stream = typeof(CaseDescription).Assembly.GetManifestResourceStream($"{Type.Name}.cs");
        if (stream is null)
            throw new InvalidOperationException($"The case {Name} has no file {Type.Name}.cs. Name its file as its class.");
        using StreamReader reader = new(stream);
        return reader.ReadToEnd();
    }
}

/// <summary>What a case gives a row.</summary>
public enum CaseKind
{
    /// <summary>A value that is written and read.</summary>
    Values,

    /// <summary>Types with two versions.</summary>
    Versions,

    /// <summary>Calls of another way than usual.</summary>
    Calls,
}
