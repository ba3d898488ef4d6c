using System.Globalization;

namespace Assay.Cli.Tests.Types;

/// <summary>A row, and the program in tests/Oracles/ that uses its library.</summary>
/// <param name="Name">The row.</param>
/// <param name="Program">Folder of the program.</param>
/// <param name="Library">Which library or format the program is to use, where it has several.</param>
internal sealed record GenuineRow(string Name, string Program, string Library = "-")
{
    /// <summary>Every row that has a program.</summary>
    public static IReadOnlyList<GenuineRow> All { get; } =
    [
        new("memory-pack/utf-8", "MemoryPack"),
        new("message-pack/array", "MessagePack"),
        new("protobuf-net", "ProtobufNet"),
        new("system.text.json/reflection", "Plain", "system.text.json"),
        new("data-contract/plain", "DataContract"),
        new("json.net/reused", "Plain", "json.net"),
        new("json.net/data-contract", "JsonNetContracts"),
        new("xml-serializer", "Plain", "xml-serializer"),
        new("nerdbank.message-pack/map", "NerdbankMessagePack"),
        new("hyperion", "Hyperion"),
        new("ceras", "Ceras"),
        new("orleans", "Orleans"),
        new("yaml-dotnet", "YamlDotNet"),
        new("servicestack.text/json", "ServiceStackText", "json"),
        new("servicestack.text/jsv", "ServiceStackText", "jsv"),
        new("binary-formatter/serializable", "Serializable"),
    ];

    /// <summary>Further rows that have programs for conformance cases alone.</summary>
    public static IReadOnlyList<GenuineRow> OfCases { get; } =
    [
        new("json.net/bson", "Plain", "json.net/bson"),
    ];
}

/// <summary>What a program finds of a class.</summary>
/// <param name="Verdict">A word.</param>
/// <param name="IsThrownByClass">Whether the library rejects the class because code of the class threw.</param>
internal sealed record GenuineVerdict(string Verdict, bool IsThrownByClass);

/// <summary>The programs in tests/Oracles/: each prints a verdict on every class that it was compiled with.</summary>
internal static class GenuinePrograms
{
    /// <summary>The folder of the programs.</summary>
    public static string Folder { get; } = Path.Combine(AdapterFolder.Root, "tests", "Oracles");

    /// <summary>Where a row does more or less than the programs, by row and class or case: the row's verdict.</summary>
    public static Dictionary<(string Row, string Subject), string> Differences => File.ReadLines(Path.Combine(Folder, "differences.tsv"))
        .Where(line => line.Length > 0 && line[0] != '#')
        .Select(line => line.Split('\t'))
        .ToDictionary(parts => (parts[0], parts[1]), parts => parts[2]);

    /// <summary>What a library does with each class; what its program was not compiled with, the library rejects before it runs.</summary>
    /// <param name="row">The row.</param>
    /// <param name="version">The version of the library, where it is another than the program's own.</param>
    public static IReadOnlyDictionary<string, GenuineVerdict> VerdictsOf(GenuineRow row, string? version)
    {
        Build(row.Program, version);
        Dictionary<string, GenuineVerdict> verdicts = [];
        while (Run(row, verdicts.Count, verdicts) != 0)
        {
            // The library ended the process: the next one begins behind the class that did it.
        }

        return OwnClassNames.All.ToDictionary(
            name => name, name => verdicts.GetValueOrDefault(name, new("rejected", IsThrownByClass: false)));
    }

    /// <summary>What a library does with the conformance cases that its program has, each in a process of its own.</summary>
    /// <param name="row">The row.</param>
    /// <param name="version">The version of the library, where it is another than the program's own.</param>
    public static IReadOnlyDictionary<string, string> CasesOf(GenuineRow row, string? version)
    {
        Build(row.Program, version);
        var names = Run(row, ["cases"]).Output.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return names.ToDictionary(name => name, name => CaseOf(row, name));
    }

    private static string CaseOf(GenuineRow row, string name)
    {
        (var code, var output) = Run(row, ["case", name]);
        return code == 0 ? output.Split('\t')[0].Trim() : "crash";
    }

    private static void Build(string program, string? version)
    {
        string[] options = ["--property", "WarningLevel=0",
            .. version is null ? [] : (string[])["--property", $"LibraryVersion={version}"]];
        Assert.True(DotnetBuild.Try(Path.Combine(Folder, program), out var output, options), output);
    }

    private static int Run(GenuineRow row, int passed, Dictionary<string, GenuineVerdict> verdicts)
    {
        (var code, var output) = Run(row, [passed.ToString(CultureInfo.InvariantCulture)]);
        foreach (var parts in output.Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => line.TrimEnd('\r').Split('\t')))
            verdicts.Add(parts[0], new(parts[1].Length == 0 ? "crash" : parts[1], parts.ElementAtOrDefault(2) == "code"));
        Assert.True(code == 0 || verdicts.Count > passed, output);
        return code;
    }

    private static (int Code, string Output) Run(GenuineRow row, string[] arguments)
    {
        var program = Path.Combine(Folder, row.Program, "bin", "Debug", "net10.0", $"Genuine.{row.Program}.dll");
        var answer = OtherProgram.Run(AppContext.BaseDirectory, "dotnet", [], [program, row.Library, .. arguments]);
        return (answer.ExitCode, answer.Output);
    }
}
