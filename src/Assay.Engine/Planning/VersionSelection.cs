using System.Text.RegularExpressions;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>Reads <c>--with NAME@version,version</c>: which rows are measured with which versions of their package.</summary>
internal sealed partial class VersionSelection
{
    private readonly List<(string Given, IReadOnlyList<RowDefinition> Rows)> choices = [];
    private readonly Dictionary<string, List<string>> versions = [];

    /// <summary>The rows that are named, in the order of the options.</summary>
    public IReadOnlyList<RowDefinition> Rows => [.. choices.SelectMany(choice => choice.Rows).DistinctBy(row => row.Name)];

    /// <summary>Reads the options.</summary>
    /// <param name="options">Each as it was given.</param>
    /// <param name="catalogue">The rows there are.</param>
    /// <exception cref="BadInputException">One names no row, no version, or rows whose version is the runtime's.</exception>
    public static VersionSelection Read(IReadOnlyList<string> options, AdapterCatalogue catalogue)
    {
        VersionSelection selection = new();
        foreach (string option in options)
            selection.Add(option, catalogue);
        return selection;
    }

    /// <summary>The versions of a row's package; null alone where none was named: the project's own.</summary>
    public IReadOnlyList<string?> Of(RowDefinition row) => versions.TryGetValue(row.Name, out List<string>? named) ? [.. named] : [(string?)null];

    /// <summary>Refuses versions of rows that are not measured.</summary>
    /// <param name="rows">The rows of the run.</param>
    /// <exception cref="BadInputException">An option names none of them.</exception>
    public void EnsureUsedBy(IReadOnlyList<RowDefinition> rows)
    {
        foreach ((string given, IReadOnlyList<RowDefinition> named) in choices)
        {
            if (!named.Any(rows.Contains))
                throw new BadInputException($"--with {given} names none of the rows of --rows; add {named[0].Name} to --rows, or leave --rows out.");
        }
    }

    private void Add(string option, AdapterCatalogue catalogue)
    {
        string[] parts = option.Split('@', 2, StringSplitOptions.TrimEntries);
        if (parts.Length < 2 || parts[0].Length == 0)
            throw new BadInputException($"--with takes NAME@version,version such as Newtonsoft.Json@12.0.3,13.0.4, not \"{option}\".");
        IReadOnlyList<string> named = Lists.Split(parts[1], "--with");
        if (named.FirstOrDefault(version => !Version().IsMatch(version)) is string wrong)
            throw new BadInputException($"--with takes whole versions such as 13.0.4 or 13.0.5-beta1, not \"{wrong}\"; name each version that is to be measured.");
        IReadOnlyList<RowDefinition> rows = RowsOf(parts[0], catalogue);
        choices.Add((option, rows));
        foreach (RowDefinition row in rows)
        {
            if (!versions.TryGetValue(row.Name, out List<string>? known))
                versions[row.Name] = known = [];
            known.AddRange(named.Except(known).ToList());
        }
    }

    /// <summary>The rows of a name: one row, those of a package, or those of a family that have the package that most of the family has.</summary>
    private static RowDefinition[] RowsOf(string name, AdapterCatalogue catalogue)
    {
        RowDefinition[] ofPackage = [.. catalogue.Rows.Where(row => string.Equals(row.Project.VersionedPackage, name, StringComparison.OrdinalIgnoreCase))];
        IReadOnlyList<RowDefinition> rows =
            catalogue.Contains(name) ? [catalogue.Find(name)]
            : ofPackage.Length > 0 ? ofPackage
            : Matching(name, catalogue);
        RowDefinition[] versioned = [.. rows.Where(row => row.Project.VersionedPackage.Length > 0 && row.Excluded.Length == 0)];
        if (versioned.Length == 0)
            throw new BadInputException($"--with {name}: its library is in the box, so its version is the runtime's; use --runtime.");
        return [.. versioned.GroupBy(row => row.Project.VersionedPackage).MaxBy(rows => rows.Count())!];
    }

    private static IReadOnlyList<RowDefinition> Matching(string name, AdapterCatalogue catalogue)
    {
        try
        {
            return RowSelection.Matching(name, catalogue);
        }
        catch (BadInputException)
        {
            IEnumerable<string> names = catalogue.Rows.SelectMany(row => new[] { row.Name.Split('/')[0], row.Name, row.Project.VersionedPackage }).Where(valid => valid.Length > 0);
            throw NearestNames.Unknown("row or package", name, names, "assay list rows");
        }
    }

    [GeneratedRegex(@"^\d+(\.\d+){0,3}(-[0-9A-Za-z][0-9A-Za-z.-]*)?$")]
    private static partial Regex Version();
}
