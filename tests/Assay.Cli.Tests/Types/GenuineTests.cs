using System.Diagnostics;
using System.Reflection;
using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>
/// Verdicts on sixty classes whose code matters, against programs that use the same libraries without anything of Assay: the programs in genuine/ write and read a value of
/// each class with the library's own attributes.
/// </summary>
public class GenuineTests
{
    /// <summary>Sixty classes and four libraries, less what stands with a class that its library rejects.</summary>
    private const int FewestVerdicts = 200;

    private const BindingFlags Declared = BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    private static readonly (string Row, string Program, string Library)[] Libraries =
    [
        ("memory-pack/utf-8", "MemoryPack", ""),
        ("protobuf-net", "ProtobufNet", ""),
        ("system.text.json/reflection", "Plain", "system.text.json"),
        ("data-contract/plain", "Plain", "data-contract"),
    ];

    [Fact]
    [Trait("Category", "slow")]
    public void A_verdict_on_a_class_with_code_is_what_the_library_does_with_it()
    {
        using WorkingFolder folder = new();
        string assembly = typeof(OwnClasses.Samples).Assembly.Location;
        Dictionary<(string Row, string Class), string> genuine = Genuine();
        Dictionary<(string Row, string Class), string> expected = Exceptions();
        List<string> surprises = [];
        int compared = 0;
        foreach (MethodInfo make in typeof(OwnClasses.Make).GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly))
        {
            Answer answer = AssayProcess.Run(
                folder.Path, "check", "--types", assembly, "--root", make.ReturnType.FullName!, "--factory", $"OwnClasses.Make.{make.Name}",
                "--rows", string.Join(',', Libraries.Select(library => library.Row)), "--format", "json");
            Assert.True(answer.ExitCode == 0, answer.Errors);
            using JsonDocument tables = JsonDocument.Parse(answer.Output);
            foreach (JsonElement row in tables.RootElement[0].GetProperty("rows").EnumerateArray())
            {
                foreach ((string name, string verdict) in VerdictsOf(row, make.ReturnType))
                {
                    compared++;
                    string wanted = expected.GetValueOrDefault((row.GetProperty("row").GetString()!, name)) ?? genuine[(row.GetProperty("row").GetString()!, name)];
                    if (verdict != wanted)
                        surprises.Add($"{row.GetProperty("row")}\t{name}\t{verdict}, but the library: {wanted}");
                }
            }
        }

        Assert.InRange(compared, FewestVerdicts, int.MaxValue);
        Assert.True(surprises.Count == 0, string.Join(Environment.NewLine, surprises));
    }

    // Each class has its own verdict, as far as the whole was read back. A library that rejects one class rejects all that stand with it: that says something where it is to reject each.
    private static IEnumerable<(string Class, string Verdict)> VerdictsOf(JsonElement row, Type root)
    {
        string[] lost = [.. row.GetProperty("differences").EnumerateArray().Select(difference => difference.GetString()!)];
        return row.GetProperty("verdict").GetString() switch
        {
            "rejected" => root == typeof(OwnClasses.ThrowingGroup) ? root.GetProperties(Declared).Select(member => (member.Name, "rejected")) : [],
            "supported" or "lossy" => root.GetProperties(Declared)
                .Select(member => (member.Name, lost.Any(path => path[..path.IndexOf(':', StringComparison.Ordinal)].Split('.').Contains(member.Name)) ? "lossy" : "supported")),
            var other => [(root.Name, other!)],
        };
    }

    private static Dictionary<(string Row, string Class), string> Genuine() => Libraries
        .SelectMany(library => OutputOf(library.Program, library.Library).Split('\n').Select(line => line.Split('\t')).Where(parts => parts.Length > 1).Select(parts => (Key: (library.Row, parts[0]), Verdict: parts[1].TrimEnd('\r'))))
        .ToDictionary(pair => pair.Key, pair => pair.Verdict);

    /// <summary>Where a row does more than the library's plain attributes, each with the reason.</summary>
    private static Dictionary<(string Row, string Class), string> Exceptions() => File.ReadLines(Path.Combine(Folder, "differences.tsv"))
        .Where(line => line.Length > 0 && line[0] != '#')
        .Select(line => line.Split('\t'))
        .ToDictionary(parts => (parts[0], parts[1]), parts => parts[2]);

    private static string Folder => Path.Combine(typeof(GenuineTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(item => item.Key == "Root").Value!, "genuine");

    private static string OutputOf(string program, string library)
    {
        ProcessStartInfo command = new("dotnet", ["run", "--property", "WarningLevel=0", "--project", Path.Combine(Folder, program), "--", library]) { RedirectStandardOutput = true };
        using Process process = Process.Start(command)!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.True(process.ExitCode == 0, output);
        return output;
    }
}
