using Assay.Cli.Tests.Types;

namespace Assay.Cli.Tests.Surroundings;

/// <summary>Values without end are quoted by their ends.</summary>
public class LongValueTests
{
    [Theory]
    [InlineData("run --rows X", "There is no row \"xxx")]
    [InlineData("run --rows a,X,b", "There is no row \"")]
    [InlineData("run --size X", "books has no size \"xxx")]
    [InlineData("run --budget X", "--budget takes a duration such as 90s, 2m or 1h")]
    [InlineData("run X", "There is no command \"xxx")]
    [InlineData("X", "There is no command \"xxx")]
    [InlineData("report X", "")]
    [InlineData("run --resume X", "")]
    [InlineData("run --out X", "Results cannot be written to xxx")]
    [InlineData("check --types X", "")]
    [InlineData("run --source X", "--source xxx")]
    [InlineData("show payload --rows reference/straight-line --types X --root Y", "There is no file xxx")]
    [InlineData("show payload --rows reference/straight-line --types Shop.dll --root X", "")]
    [InlineData("show payload --rows reference/straight-line --types Shop.dll --root Shop.Order --sample X", "")]
    public void A_value_of_100_000_characters_is_one_short_sentence(string arguments, string sentence)
    {
        using ShopFolder folder = new();

        var answer = folder.Run(
            [.. arguments.Split(' ').Select(argument => argument.Replace("X", new string('x', 100_000), StringComparison.Ordinal))]);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.InRange(answer.Errors.Length, 20, 600);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
    }
}
