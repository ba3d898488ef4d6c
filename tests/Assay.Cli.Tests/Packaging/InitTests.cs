using Assay.Cli.Tests.Types;

namespace Assay.Cli.Tests.Packaging;

/// <summary><c>assay init</c> with options that no command accepts: the sentence of the command, and no file.</summary>
public class InitTests
{
    [Theory]
    [InlineData("--budget 1x")]
    [InlineData("--size foo")]
    [InlineData("--size 0")]
    [InlineData("--rows nope*")]
    [InlineData("--rows system.formats.cbor")]
    [InlineData("--data-set nope")]
    [InlineData("--payload x")]
    [InlineData("--operation nope")]
    [InlineData("--surface strem")]
    [InlineData("--processes six")]
    [InlineData("--processes 0")]
    [InlineData("--precision 0%")]
    [InlineData("--profile fast")]
    [InlineData("--profile mixed-types")]
    [InlineData("--reference nope")]
    [InlineData("--with nope@1.0.0")]
    [InlineData("--with Newtonsoft.Json")]
    [InlineData("--runtime net1.0")]
    [InlineData("--mode fast")]
    [InlineData("--source missing")]
    [InlineData("--adapters missing")]
    [InlineData("--root Shop.Order")]
    [InlineData("--sample orders.json")]
    [InlineData("--factory Shop.Samples.Make")]
    [InlineData("--known Shop.Article")]
    [InlineData("--include-sample")]
    [InlineData("--types missing.dll --root Shop.Order")]
    [InlineData("--types missing.csproj --root Shop.Order")]
    [InlineData("--types orders.json --root Shop.Order")]
    [InlineData("--types Shop.dll")]
    [InlineData("--types Shop.dll --root Shop.Nope")]
    [InlineData("--types Shop.dll --root Shop.Order --known Shop.Nope")]
    [InlineData("--types Shop.dll --root Shop.Order --sample missing.json")]
    [InlineData("--types Shop.dll --root Shop.Order --sample orders.json --factory Shop.Samples.Make")]
    [InlineData("--types Shop.dll --root Shop.Order --data-set books")]
    public void Bad_options_are_refused_as_run_refuses_them_and_nothing_is_written(string options)
    {
        using ShopFolder folder = new();
        var before = Directory.GetFileSystemEntries(folder.Path);

        var init = AssayInProcess.Run(folder.Path, ["init", .. options.Split(' ')]);

        Assert.Equal(before, Directory.GetFileSystemEntries(folder.Path));
        var run = AssayInProcess.Run(folder.Path, ["run", .. options.Split(' ')]);
        Assert.Equal((2, "", run.Errors), (init.ExitCode, init.Output, init.Errors));
        Assert.Single(init.Errors.TrimEnd().Split('\n'));
    }

    [Theory]
    [InlineData("--rows")]
    [InlineData("--known")]
    [InlineData("--reference")]
    [InlineData("--source")]
    [InlineData("--types")]
    [InlineData("--budget")]
    public void Empty_values_are_refused(string option)
    {
        using WorkingFolder folder = new();

        var init = AssayInProcess.Run(folder.Path, "init", option, "");

        Assert.Equal((2, ""), (init.ExitCode, init.Output));
        Assert.Empty(Directory.GetFileSystemEntries(folder.Path));
    }

    [Fact]
    public void Options_are_refused_where_a_file_without_its_schema_keeps_others()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("assay.json"), "{ \"budget\": \"5m\" }");

        var refused = AssayInProcess.Run(folder.Path, "init", "--budget", "10m");
        string[] after = [.. Directory.EnumerateFileSystemEntries(folder.Path)];
        var renewed = AssayInProcess.Run(folder.Path, "init");

        Assert.Equal(
            (2, "assay.json already exists, and init overwrites nothing. Edit it; 'assay init' without options adds the "
                + "missing assay.schema.json."),
            (refused.ExitCode, refused.Errors.TrimEnd()));
        Assert.Equal([folder.File("assay.json")], after);
        Assert.Equal("Written: assay.schema.json", renewed.Output.TrimEnd());
    }

    [Fact]
    public void A_project_that_is_not_built_yet_is_taken_and_not_built()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("Shop.csproj"), "<Project Sdk=\"Microsoft.NET.Sdk\" />");

        Assert.Equal(0, AssayInProcess.Run(folder.Path, "init", "--types", "Shop.csproj", "--root", "Shop.Order").ExitCode);
        Assert.Equal(
            ["Shop.csproj", "assay.json", "assay.schema.json"],
            Directory.EnumerateFileSystemEntries(folder.Path).Select(Path.GetFileName).Order(StringComparer.Ordinal));
    }
}
