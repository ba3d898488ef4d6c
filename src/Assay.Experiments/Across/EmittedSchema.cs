using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Experiments.Across;

/// <summary>The schema that was emitted for a row and a data set, where its dialect has one in a file.</summary>
internal static class EmittedSchema
{
    private const string Owners = "dialects.tsv";
    private static readonly string[] Endings = [".proto", ".avsc", ".thrift"];

    /// <summary>The text of the schema; empty where there is none.</summary>
    public static string Find(AdapterProgram program, RowDefinition row, string dataSet)
    {
        var build = Path.GetDirectoryName(Path.GetDirectoryName(program.File));
        var owners = build is null ? null : Directory.EnumerateFiles(build, Owners, SearchOption.AllDirectories).FirstOrDefault();
        var file = owners is null ? null : File.ReadLines(owners).Select(line => line.Split('\t'))
            .FirstOrDefault(
                fields => fields.Length == 3
                    && fields[1] == row.Dialect && fields[2] == dataSet && Endings.Contains(Path.GetExtension(fields[0])))?[0];
        var schema = file is null ? null : Path.Combine(Path.GetDirectoryName(owners)!, file);
        return File.Exists(schema) ? File.ReadAllText(schema) : "";
    }
}
