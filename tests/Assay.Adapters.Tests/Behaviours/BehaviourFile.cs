namespace Assay.Adapters.Tests.Behaviours;

/// <summary>
/// What every row is known to do under trial, in <c>Expectations/behaviour.tsv</c>, and the tables of <c>docs/adapters.md</c> made of it.
/// With the variable <c>ASSAY_ACCEPT=1</c> what is observed is written into the file, to be read before it is committed.
/// </summary>
internal static class BehaviourFile
{
    /// <summary>Whether tests write what they see instead of comparing it.</summary>
    public static bool IsAccepting => Environment.GetEnvironmentVariable("ASSAY_ACCEPT") == "1";

    private static readonly string File = Path.Combine(Repository.Root, "tests", "Assay.Adapters.Tests", "Expectations", "behaviour.tsv");

    /// <summary>All lines, in the order of the catalogue's rows.</summary>
    public static IReadOnlyList<Behaviour> ReadAll() =>
        [.. System.IO.File.ReadLines(File).Where(line => line.Length > 0 && line[0] != '#').Select(Behaviour.Parse)];

    /// <summary>Puts what was observed of a row in the place of what was known of it.</summary>
    public static void Accept(string row, IReadOnlyList<Behaviour> observed)
    {
        var comments = System.IO.File.ReadLines(File).TakeWhile(line => line.StartsWith('#')).ToList();
        var order = BuiltAdapters.Catalogue.Rows.Select(known => known.Name).ToList();
        var lines = ReadAll().Where(line => line.Row != row).Concat(observed).OrderBy(line => order.IndexOf(line.Row));
        System.IO.File.WriteAllLines(File, comments.Concat(lines.Select(line => line.ToString())));
    }
}
