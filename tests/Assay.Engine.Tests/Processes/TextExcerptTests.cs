using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class BothEndsTests
{
    [Fact]
    public void A_short_text_is_whole_and_of_a_long_one_the_ends_are_kept()
    {
        TextExcerpt text = new();
        text.Append("first\n");
        Assert.Equal("first\n", text.ToString());

        for (var i = 0; i < 100_000; i++)
            text.Append("noise\n");
        text.Append("last\n");

        Assert.StartsWith("first\nnoise\n", text.ToString(), StringComparison.Ordinal);
        Assert.EndsWith("noise\nlast\n", text.ToString(), StringComparison.Ordinal);
        Assert.InRange(text.ToString().Length, TextExcerpt.Most, (3 * TextExcerpt.Most) + 10);
    }
}
