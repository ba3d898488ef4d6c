using System.Collections.ObjectModel;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Engine.Building;

/// <summary>The file that tells the emitter what not to emit, because it did not compile; it stays with the build.</summary>
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

    /// <summary>
    /// The dialects whose contracts were built without the user's code, or without pieces of it: each with a sentence that says so, and
    /// what the compiler said.
    /// </summary>
    public IReadOnlyDictionary<string, string> DialectsWithoutCode()
    {
        if (!File.Exists(Path))
            return ReadOnlyDictionary<string, string>.Empty;
        Dictionary<string, string> found = new(StringComparer.Ordinal);
        foreach (var fields in File.ReadLines(Path).Select(line => line.Split('\t', 3)).Where(fields => fields.Length == 3))
        {
            ContractKey key = new(fields[0], fields[1]);
            var told = ContractRefusal.Read(fields[2]).Sentence;
            if (key.DialectWithoutCode is string dialect)
                found[dialect] = $"judged on copies of your types without any of their code, which do not compile with it: {told}";
            else if (key.WithoutPiece is (string name, CodePiece piece))
                found[name] = found.TryGetValue(name, out var before)
                    ? $"{before}; {SentenceOf(piece, told)}"
                    : $"judged on copies of your types that lack some of their code: {SentenceOf(piece, told)}";
        }

        return found;
    }

    private static string SentenceOf(CodePiece piece, string told) =>
        $"{piece.Type[(piece.Type.LastIndexOfAny(['.', ':']) + 1)..]}, {piece.Description} ({told})";
}
