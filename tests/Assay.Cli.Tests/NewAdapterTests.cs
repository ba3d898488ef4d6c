using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>A new adapter from nothing to a row, for a real package.</summary>
public sealed class NewAdapterTests
{
    private const string Package = "Newtonsoft.Json";

    [Fact]
    public void A_new_row_says_which_lines_to_write_and_works_when_they_are_written()
    {
        using WorkingFolder folder = new();
        var adapters = folder.File("adapters");
        Directory.CreateDirectory(adapters);

        var written = AssayInProcess.Run(folder.Path, "new-adapter", "mine", "--package", Package, "--dialect", "plain", "--version",
            "13.0.4", "--format", "text", "--adapters", adapters);
        var source = Path.Combine(adapters, Package, "Default.cs");

        Assert.Equal(0, written.ExitCode);
        Assert.StartsWith(
            $"Written: {Path.Combine("adapters", Package, Package + ".csproj")}, {Path.Combine("adapters", Package, "Default.cs")}",
            written.Output, StringComparison.Ordinal);
        Assert.Contains($"3. ./assay run --rows mine --data-set '*' --adapters {adapters}", written.Output, StringComparison.Ordinal);
        Assert.Contains("<AssayLicence>MIT</AssayLicence>", File.ReadAllText(Path.Combine(adapters, Package, Package + ".csproj")),
            StringComparison.Ordinal);
        (var verdict, var cause) = Measure(folder);
        Assert.Equal("rejected", verdict);
        var line = 1
            + Array.FindIndex(File.ReadAllLines(source), text => text.Contains("byte[] Serialize(T value)", StringComparison.Ordinal));
        Assert.Contains($"{source}, line {line}: replace this exception with the library's call that writes 'value' into a new byte[]",
            cause, StringComparison.Ordinal);

        File.WriteAllText(source, Filled(File.ReadAllText(source)));
        Assert.Equal(("lossy", ""), Measure(folder));
    }

    [Fact]
    public void A_package_that_no_feed_has_needs_a_version_and_leaves_nothing_behind()
    {
        using WorkingFolder folder = new();
        var adapters = folder.File("adapters");

        // Everybody may write into the system's folder of temporary files.
        Directory.CreateDirectory(folder.File("tmp"));
        File.WriteAllText(
            folder.File("tmp/Directory.Build.props"),
            "<Project InitialTargets=\"Other\"><Target Name=\"Other\">"
            + $"<Touch Files=\"{folder.File("run")}\" AlwaysCreate=\"true\" /></Target></Project>");
        Dictionary<string, string> environment =
            new() { ["TMPDIR"] = folder.File("tmp"), ["TEMP"] = folder.File("tmp"), ["TMP"] = folder.File("tmp") };

        var refused = AssayProcess.Run(folder.Path, _ => { }, environment, "new-adapter", "mine", "--package", "Assay.No.Such.Package",
            "--dialect", "plain", "--adapters", adapters);
        var written = AssayInProcess.Run(folder.Path, "new-adapter", "mine", "--package", "Assay.No.Such.Package", "--dialect", "plain",
            "--version", "1.0.0", "--adapters", adapters);

        Assert.False(File.Exists(folder.File("run")));
        Assert.Equal((2, ""), (refused.ExitCode, refused.Output));
        Assert.Contains("Assay.No.Such.Package is not in your NuGet sources (NU1101", refused.Errors, StringComparison.Ordinal);
        Assert.Equal(0, written.ExitCode);
        Assert.Contains("its row is not available here", written.Errors, StringComparison.Ordinal);
        Assert.Contains("add home page and licence; the package names neither", written.Output, StringComparison.Ordinal);
    }

    private static (string Verdict, string Cause) Measure(WorkingFolder folder)
    {
        Dictionary<string, string> environment = new()
        {
            ["ASSAY_ADAPTERS"] = folder.File("adapters"),
            ["ASSAY_CACHE"] = folder.File("cache"),
        };
        File.Delete(folder.File("r.json"));
        AssayProcess.Run(folder.Path, _ => { }, environment, "run", "--rows", "mine", "--reference", "mine", "--data-set", "books",
            "--size", "1", "--operation", "serialize", "--processes", "1", "--out", "r.json");
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        var check = results.RootElement.GetProperty("checks").EnumerateArray().Single();
        return (check.GetProperty("verdict").GetString()!, check.GetProperty("cause").GetString()!);
    }

    private const string Written = "byte[] Serialize(T value)";
    private const string Read = "T Deserialize(byte[] payload)";
    private const string Utf8 = "System.Text.Encoding.UTF8";

    private static string Filled(string source) => string.Join('\n', source.Split('\n').Select(line =>
        line.Contains(Written, StringComparison.Ordinal)
            ? $"    public {Written} => {Utf8}.GetBytes(Newtonsoft.Json.JsonConvert.SerializeObject(value));"
            : line.Contains(Read, StringComparison.Ordinal)
                ? $"    public {Read} => Newtonsoft.Json.JsonConvert.DeserializeObject<T>({Utf8}.GetString(payload))!;"
                : line));
}
