namespace Assay.Cli.Tests.Surroundings;

/// <summary>The script that builds the command line when it is stale, with a <c>dotnet</c> that only notes how it was called.</summary>
public sealed class LauncherTests : IDisposable
{
    private const string Dotnet = """
        #!/bin/sh
        printf '%s\n' "$*" >>calls
        program=src/Assay.Cli/bin/Release/net10.0/assay.dll
        mkdir -p "$(dirname $program)" && : >$program
        """;

    private static readonly DateTime LongAgo = DateTime.UnixEpoch.AddDays(1);
    private readonly WorkingFolder folder = new();

    public void Dispose() => folder.Dispose();

    [LinuxFact]
    [Trait("Category", "slow")]
    public void A_source_that_changed_while_the_clock_was_years_back_is_built()
    {
        Prepare();
        Assert.Contains("build", Calls(), StringComparison.Ordinal);
        Assert.DoesNotContain("build", Calls(), StringComparison.Ordinal);

        File.WriteAllText(folder.File("src/Source.cs"), "// changed");
        File.SetLastWriteTimeUtc(folder.File("src/Source.cs"), LongAgo);

        // What is newer than its source is built only where that is asked for.
        Assert.Contains("--no-incremental", Calls(), StringComparison.Ordinal);
        Assert.DoesNotContain("build", Calls(), StringComparison.Ordinal);
    }

    [LinuxFact]
    public void A_source_that_changed_as_sources_do_is_built_as_quickly_as_can_be()
    {
        Prepare();
        Calls();
        File.SetLastWriteTimeUtc(folder.File(".assay/built"), DateTime.UtcNow.AddMinutes(-1));

        File.WriteAllText(folder.File("src/Source.cs"), "// changed");

        var calls = Calls();
        Assert.Contains("build", calls, StringComparison.Ordinal);
        Assert.DoesNotContain("--no-incremental", calls, StringComparison.Ordinal);
    }

    [LinuxFact]
    public void A_build_is_told_of_because_nothing_else_is_for_a_minute()
    {
        Prepare();

        Assert.Equal("Building Assay, which takes a minute or two ...\n", Start().Errors);
        Assert.Equal("", Start().Errors);
        File.WriteAllText(folder.File("src/Source.cs"), "// changed");
        Assert.Equal("Building Assay ...\n", Start().Errors);
    }

    private void Prepare()
    {
        Directory.CreateDirectory(folder.File("src"));
        Directory.CreateDirectory(folder.File("tools"));
        File.WriteAllText(folder.File("src/Source.cs"), "");
        File.WriteAllText(folder.File("tools/dotnet"), Dotnet);
        File.Copy(Path.Combine(AdapterFolder.Root, "assay"), folder.File("assay"));
    }

    /// <summary>How a start of the script calls <c>dotnet</c>.</summary>
    private string Calls()
    {
        File.Delete(folder.File("calls"));
        Assert.Equal(0, Start().ExitCode);
        return File.ReadAllText(folder.File("calls"));
    }

    private Answer Start() => Shell.Run(folder.Path, "chmod +x tools/dotnet; PATH=\"$PWD/tools:$PATH\" ./assay show");
}
