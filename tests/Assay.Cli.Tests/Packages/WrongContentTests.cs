using System.Text.Json;

namespace Assay.Cli.Tests.Packages;

/// <summary>Packages that are not what their names say, whole or not.</summary>
public class WrongContentTests
{
    private static readonly string[] Run = ["run", "--rows", "acme", "--source", "feed", "--offline", "--reference", "acme", "--size", "1",
        "--operation", "serialize", "--processes", "1", "--details"];
    private static readonly string[] List = ["show", "rows", "--source", "feed", "--offline"];

    [Fact]
    [Trait("Category", "slow")]
    public void A_package_that_writes_other_bytes_is_not_proven_and_one_without_the_types_does_not_build()
    {
        using AdapterFolder adapters = new();
        var proven = WriteAdapter(adapters, AcmeText.Source("Write", 0));

        var same = adapters.Assay([.. Run, "--out", "same.json"]);
        var listed = adapters.Assay(List);
        Replace(adapters, AcmeText.Source("Write", 7));
        var other = adapters.Assay([.. Run, "--out", "other.json"]);
        var otherListed = adapters.Assay([.. List, "--format", "json"]);
        Replace(adapters, "namespace Acme.Text; public static class Reader;");
        var empty = adapters.Assay(Run);
        var emptyListed = adapters.Assay(List);

        var difference = FormattableString.Invariant(
            $"Acme.Text 1.0.0 writes {proven + 7:N0} bytes for proof-a; {proven:N0} were expected as with 1.0.0");
        Assert.Equal((0, 0, 1), (same.ExitCode, other.ExitCode, empty.ExitCode));
        Assert.DoesNotContain("not verified", Unwrapped(same) + Unwrapped(listed), StringComparison.Ordinal);
        Assert.Equal(["", difference], new[] { "same.json", "other.json" }.Select(file => UnprovenIn(adapters.File(file))));
        Assert.Contains("not verified with this version", Unwrapped(other), StringComparison.Ordinal);
        using var list = JsonDocument.Parse(otherListed.Output);
        Assert.Equal(("available", difference),
            (list.RootElement[0].GetProperty("state").GetString(), list.RootElement[0].GetProperty("unproven").GetString()));
        Assert.Contains("CS0234", Unwrapped(empty), StringComparison.Ordinal);
        Assert.Contains("broken: acme: CS0234", emptyListed.Output, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_package_that_is_cut_off_and_one_whose_library_is_gone_are_told_with_what_to_do()
    {
        using AdapterFolder adapters = new();
        WriteAdapter(adapters, AcmeText.Source("Write", 0));
        var package = Path.Combine(adapters.File("feed"), "Acme.Text.1.0.0.nupkg");
        var whole = File.ReadAllBytes(package);

        Directory.Delete(adapters.File("packages"), recursive: true);
        File.WriteAllBytes(package, whole[..(whole.Length / 2)]);
        var cut = adapters.Assay(Run);
        var cutListed = adapters.Assay(List);
        File.WriteAllBytes(package, whole);
        var mended = adapters.Assay([.. Run, "--out", "mended.json"]);
        File.Delete(adapters.File("packages/acme.text/1.0.0/lib/net10.0/Acme.Text.dll"));
        File.AppendAllText(adapters.File("adapters/Acme/Adapter.cs"), "// changed");
        var gone = adapters.Assay(Run);
        var goneListed = adapters.Assay(List);

        Assert.Equal((1, 0, 1), (cut.ExitCode, mended.ExitCode, gone.ExitCode));
        Assert.Contains("not available: acme", cut.Output, StringComparison.Ordinal);
        Assert.Contains("not available: acme: the restore failed: ", cutListed.Output, StringComparison.Ordinal);
        Assert.Contains("; Acme.Text.1.0.0.nupkg is truncated or not a package; replace it", cutListed.Output, StringComparison.Ordinal);
        const string Half =
            "half restored: lib/net10.0/Acme.Text.dll of Acme.Text 1.0.0 is missing from the NuGet cache; delete acme.text/1.0.0 "
                + "there and run again";
        Assert.Contains("not available: acme", gone.Output, StringComparison.Ordinal);
        Assert.Contains($"not available: acme: {Half}", goneListed.Output, StringComparison.Ordinal);
        Assert.StartsWith("1 row was not available here (Acme.Text): ", gone.Errors.TrimEnd().Split('\n')[^1], StringComparison.Ordinal);
    }

    /// <summary>Writes the adapter with the proof of what the library's first content writes.</summary>
    private static long WriteAdapter(AdapterFolder adapters, string source)
    {
        PackageFile.Pack(adapters.File("feed"), AcmeText.Id, "1.0.0", source);
        var reference = AcmeText.Reference("1.0.0");
        adapters.Write(
            "Acme", AcmeText.Adapter("Write"), reference + AdapterFolder.Row("acme", "Test.Default", "ProofA=\"1\""), AcmeText.Properties);
        var first = adapters.Assay([.. List, "--build", "--format", "json"]);
        using var list = JsonDocument.Parse(first.Output);
        var unproven = list.RootElement[0].GetProperty("unproven").GetString()!;
        var bytes = long.Parse(
            unproven.Split(' ')[3], System.Globalization.NumberStyles.AllowThousands, System.Globalization.CultureInfo.InvariantCulture);
        adapters.Write("Acme", AcmeText.Adapter("Write"),
            reference + AdapterFolder.Row("acme", "Test.Default", FormattableString.Invariant($"ProofA=\"{bytes}\"")), AcmeText.Properties);
        return bytes;
    }

    private static void Replace(AdapterFolder adapters, string source)
    {
        File.Delete(Path.Combine(adapters.File("feed"), "Acme.Text.1.0.0.nupkg"));
        PackageFile.Pack(adapters.File("feed"), AcmeText.Id, "1.0.0", source);
        Directory.Delete(adapters.File("packages/acme.text"), recursive: true);
    }

    /// <summary>What was printed, without the ends of lines that the width of a terminal makes.</summary>
    private static string Unwrapped(Answer answer) =>
        string.Join(' ', answer.Output.Split([' ', '\n', '\r'], StringSplitOptions.RemoveEmptyEntries));

    private static string? UnprovenIn(string file)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(file));
        return results.RootElement.GetProperty("rows")[0].GetProperty("unproven").GetString();
    }
}
