using Assay.Report.Terminal;

namespace Assay.Report.Tests;

public sealed class UnitsOfTables
{
    [Theory]
    [InlineData(0.5, "0.500 ns")]
    [InlineData(58.02, "58.02 ns")]
    [InlineData(999.94, "999.9 ns")]
    [InlineData(999.96, "1.000 us")]
    [InlineData(9999.6, "10.00 us")]
    [InlineData(41_250, "41.25 us")]
    [InlineData(999_999, "1.000 ms")]
    [InlineData(1.2344e9, "1.234 s")]
    [InlineData(1.2345e13, "12,345 s")]
    public void Times_keep_four_digits(double nanoseconds, string text) => Assert.Equal(text, Units.Time(nanoseconds));

    [Theory]
    [InlineData(0, "0 B")]
    [InlineData(9999, "9,999 B")]
    [InlineData(9999.6, "10.00 kB")]
    [InlineData(314_817, "314.8 kB")]
    [InlineData(88_000_000, "88.00 MB")]
    public void Sizes_are_exact_below_ten_thousand_bytes(double bytes, string text) => Assert.Equal(text, Units.Size(bytes));

    [Theory]
    [InlineData(1.311, 1.287, 1.334, "1.31 [1.29, 1.33]")]
    [InlineData(12.34, 9.96, 15.21, "12.3 [10.0, 15.2]")]
    [InlineData(113.2, 99.4, 128.9, "113 [99, 129]")]
    [InlineData(0.02627, 0.02583, 0.02671, "0.026 [0.026, 0.027]")]
    [InlineData(0.00123, 0.0012, 0.0013, "0.0012 [0.0012, 0.0013]")]
    public void A_ratio_and_its_interval_share_their_decimals(double ratio, double lower, double upper, string text) =>
        Assert.Equal(text, Units.Ratio(ratio, lower, upper));

    [Fact]
    public void Two_times_share_a_unit()
    {
        Assert.Equal("0.90 / 1.01 us", Units.Times(900, 1010));
        Assert.Equal("12.0 / - ns", Units.Times(12, null));
        Assert.Equal("-", Units.Times(null, null));
    }

    [Theory]
    [InlineData(0, "0 %")]
    [InlineData(0.0004, "<0.1 %")]
    [InlineData(0.004, "0.4 %")]
    [InlineData(0.124, "12 %")]
    public void Shares_are_percentages(double share, string text) => Assert.Equal(text, Units.Share(share));

    [Theory]
    [InlineData("json.net/data-contract", 22, "json.net/data-contract")]
    [InlineData("json.net/data-contract", 15, "json.net/data-\n  contract")]
    [InlineData("json.net/data-contract (2)", 24, "json.net/data-contract\n  (2)")]
    [InlineData("abcdefghij", 6, "abcdef\n  ghij")]
    public void Labels_break_where_a_reader_would(string label, int width, string text) => Assert.Equal(text, Label.Fit(label, width));

    [Theory]
    [InlineData(1, "book", "book")]
    [InlineData(2, "book", "books")]
    [InlineData(8, "category", "categories")]
    [InlineData(3, "box", "boxes")]
    [InlineData(3, "day", "days")]
    public void Units_of_data_sets_are_pluralised(long count, string noun, string text) => Assert.Equal(text, Words.Plural(count, noun));

    [Theory]
    [InlineData("Cannot read it.", "Cannot read it.")]
    [InlineData("Outer. ---> Middle. ---> Inner.", "Outer. ---> Inner.")]
    [InlineData(
        "Type List`1[[Book, Shop, Version=1.0.0.0, Culture=neutral, PublicKeyToken=null]] is none.", "Type List`1[[Book]] is none.")]
    public void A_cause_keeps_what_explains_it(string text, string cause) => Assert.Equal(cause, Plain.Cause(text));

    [Fact]
    public void A_bar_is_linear_and_never_empty()
    {
        Assert.Equal("#####     ", Bar.Of(50, 100, 10, isTerminal: false));
        Assert.Equal("#         ", Bar.Of(0.001, 100, 10, isTerminal: false));
        Assert.Equal("████▌     ", Bar.Of(45, 100, 10, isTerminal: true));
        Assert.Equal("", Bar.Of(1, 0, 10, isTerminal: true));
    }

    [Fact]
    public void One_very_slow_row_runs_off_the_scale_and_leaves_the_others_visible()
    {
        var scale = Bar.Scale([10, 20, 10_000]);

        Assert.Equal(80, scale);
        Assert.Equal("#########>", Bar.Of(10_000, scale, 10, isTerminal: false));
        Assert.Equal("##        ", Bar.Of(20, scale, 10, isTerminal: false));
        Assert.Equal(20, Bar.Scale([10, 20, 15]));
    }
}
