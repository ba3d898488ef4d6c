using System.Text.RegularExpressions;
using Assay.Shapes;

namespace Assay.Emitter;

/// <summary>Reads the file of rows that an adapter's build writes.</summary>
public static partial class RowFile
{
    /// <summary>Reads and checks the rows.</summary>
    /// <exception cref="EmissionException">The file is missing, or a line of it is wrong.</exception>
    public static IReadOnlyList<Row> Read(string path)
    {
        if (!File.Exists(path))
            throw new EmissionException($"{path} : error ASSAY002: File not found. Build the adapter's project, which writes it.");
        var rows = new List<Row>();
        var number = 0;
        foreach (var line in File.ReadLines(path))
        {
            number++;
            if (string.IsNullOrWhiteSpace(line))
                continue;
            rows.Add(Parse(path, line, number));
            if (rows.Take(rows.Count - 1).FirstOrDefault(row => row.Name == rows[^1].Name) is { } other)
                throw EmissionException.At(
                    path, number, "ASSAY002", $"The row {other.Name} already exists in line {other.Line}. Give each row its own name.");
        }
        return rows;
    }

    private static Row Parse(string path, string line, int number)
    {
        if (line.Split('\t') is not [{ Length: > 0 } name, var adapter, var dialect])
            throw EmissionException.At(path, number, "ASSAY002", "A row needs three parts, tab-separated: name, adapter class, dialect.");
        if (!ClassName().IsMatch(adapter))
            throw EmissionException.At(
                path, number, "ASSAY002", $"The row {name} has no adapter class: '{adapter}' is not a full class name.");
        if (DialectCatalogue.Find(dialect) is null)
        {
            var names = string.Join(", ", DialectCatalogue.All.Select(known => known.Name));
            throw EmissionException.At(
                path, number, "ASSAY001", $"The row {name} has an unknown dialect '{dialect}'. Use one of: {names}.");
        }
        return new Row(name, adapter, dialect, number);
    }

    [GeneratedRegex(@"\A[\p{L}_]\w*(\.[\p{L}_]\w*)*\z")]
    private static partial Regex ClassName();
}
