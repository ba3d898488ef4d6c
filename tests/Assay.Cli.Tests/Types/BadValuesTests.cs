namespace Assay.Cli.Tests.Types;

/// <summary>
/// Values that cannot be made are refused by the first worker, before other programs are built; no value of the user's is quoted.
/// </summary>
public class BadValuesTests
{
    [Theory]
    [InlineData("--factory Shop.Samples.Throw", "The factory Shop.Samples.Throw threw System.InvalidOperationException")]
    [InlineData("--factory Shop.Samples.MakeNull", "The factory Shop.Samples.MakeNull returned null")]
    [InlineData("--factory Shop.Samples.Mke", "The factory Shop.Samples.Mke does not exist: Samples has no static method Mke")]
    [InlineData("--factory Shop.Samples.MakeText", "The factory Shop.Samples.MakeText returns string; it must return Order")]
    public void A_factory_that_gives_no_values_is_refused(string option, string sentence)
    {
        using ShopFolder folder = new();

        var answer = folder.RunOrders(["--rows", "reference/straight-line", .. option.Split(' ')]);

        AssertRefused(folder, answer, sentence);
        Assert.DoesNotContain("secret-of-the-factory", answer.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("{ \"Customer\": { \"Name\": 12 } }")]
    [InlineData("{ \"Customer\": ")]
    [InlineData("{ \"Sttae\": \"Open\" }")]
    [InlineData("{ \"Payment\": { \"$type\": \"Shop.Cash\" } }")]
    public void A_sample_that_does_not_fit_is_refused_with_its_place(string sample)
    {
        using ShopFolder folder = new();
        File.WriteAllText(folder.FileOf("bad.json"), sample);

        var answer = folder.RunOrders("--rows", "reference/straight-line", "--sample", "bad.json");

        AssertRefused(folder, answer, "");
        Assert.Matches("line \\d+", answer.Errors);
    }

    private static void AssertRefused(ShopFolder folder, Answer answer, string sentence)
    {
        var lines = answer.Errors.TrimEnd().Split('\n');
        Assert.True(answer is { ExitCode: 2, Output: "" },
            $"Exit code {answer.ExitCode}, output \"{answer.Output}\", errors:{Environment.NewLine}{answer.Errors}");
        Assert.StartsWith(sentence, lines[^1], StringComparison.Ordinal);
        Assert.StartsWith("1 row", lines[0], StringComparison.Ordinal);
        Assert.All(lines[1..^1], line => Assert.StartsWith("Building", line, StringComparison.Ordinal));
        Assert.False(File.Exists(folder.FileOf("r.json")));
    }
}
