namespace Assay.DataSets.LargeBooks;

// Most of these fields are never set and never read here: their cost to serializers is what they are for.
#pragma warning disable CS0169, CS0414, CS0649

/// <summary>A book with 40 members, most of them null or empty, half of them private.</summary>
public class LargeBook
{
    /// <summary>"Book" and the number of the book.</summary>
    public string Title = null!;

    /// <summary>The number of the book, counted from 1.</summary>
    public int Id;

    /// <summary>A number.</summary>
    public int Id3;

    /// <summary>A number.</summary>
    public int Id4;

    /// <summary>A number.</summary>
    public double Id5;

    /// <summary>A list of numbers, empty.</summary>
    public List<float>? Id6;

    /// <summary>A list of numbers, two of them.</summary>
    public List<float>? Id7;

    /// <summary>A list of numbers, absent.</summary>
    public List<float>? Id8;

    /// <summary>A list of numbers, absent.</summary>
    public List<float>? Id9;

    /// <summary>A list of named numbers, empty.</summary>
    public List<KeyValuePair<string, double>>? Id10;

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id11;

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id12;

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id13;

    private int Id21;
    private int Id22;
    private int Id23;
    private int Id24;
    private int Id25;
    private double Id26;
    private double Id27;
    private double Id28;
    private double Id29;
    private double Id30;
    private List<float>? Id31;
    private List<float>? Id32;
    private List<float>? Id33;
    private List<float>? Id34;
    private List<float>? Id35;
    private List<KeyValuePair<string, double>>? Id36;
    private List<KeyValuePair<string, double>>? Id37;
    private List<KeyValuePair<string, double>>? Id38;
    private List<KeyValuePair<string, double>>? Id39;
    private List<KeyValuePair<string, double>>? Id40;

    /// <summary>A list of named numbers, with one entry.</summary>
    public List<KeyValuePair<string, double>>? Id14 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id15 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id16 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id17 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id18 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id19 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id20 { get; set; }

    /// <summary>Sets the members that only the type itself can set.</summary>
    internal void SetPrivateMembers(int number, double fraction)
    {
        Id21 = number;
        Id26 = fraction;
        Id31 = [];
        Id36 = [];
    }
}

// Most of these fields are never set and never read here: their cost to serializers is what they are for.
#pragma warning disable CS0169, CS0414, CS0649

/// <summary>A shelf with 40 members, most of them null or empty, half of them private.</summary>
public class LargeBookShelf
{
    /// <summary>A number.</summary>
    public int Id;

    /// <summary>A number.</summary>
    public int Id4;

    /// <summary>A number.</summary>
    public double Id5;

    /// <summary>A list of numbers, empty.</summary>
    public List<float>? Id6;

    /// <summary>A list of numbers, two of them.</summary>
    public List<float>? Id7;

    /// <summary>A list of numbers, absent.</summary>
    public List<float>? Id8;

    /// <summary>A list of numbers, absent.</summary>
    public List<float>? Id9;

    /// <summary>A list of named numbers, empty.</summary>
    public List<KeyValuePair<string, double>>? Id10;

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id11;

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id12;

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id13;

    private string Secret = null!;
    private int Id21;
    private int Id22;
    private int Id23;
    private int Id24;
    private int Id25;
    private double Id26;
    private double Id27;
    private double Id28;
    private double Id29;
    private double Id30;
    private List<float>? Id31;
    private List<float>? Id32;
    private List<float>? Id33;
    private List<float>? Id34;
    private List<float>? Id35;
    private List<KeyValuePair<string, double>>? Id36;
    private List<KeyValuePair<string, double>>? Id37;
    private List<KeyValuePair<string, double>>? Id38;
    private List<KeyValuePair<string, double>>? Id39;
    private List<KeyValuePair<string, double>>? Id40;

    /// <summary>A shelf with its private text set and no list.</summary>
    public LargeBookShelf(string secret) => Secret = secret;

    /// <summary>A shelf with nothing set.</summary>
    public LargeBookShelf()
    {
    }

    /// <summary>The books.</summary>
    public List<LargeBook> Books { get; set; } = null!;

    /// <summary>A list of named numbers, with one entry.</summary>
    public List<KeyValuePair<string, double>>? Id14 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id15 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id16 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id17 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id18 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id19 { get; set; }

    /// <summary>A list of named numbers, absent.</summary>
    public List<KeyValuePair<string, double>>? Id20 { get; set; }

    /// <summary>Sets the members that only the type itself can set.</summary>
    internal void SetPrivateMembers(int number, double fraction)
    {
        Id21 = number;
        Id26 = fraction;
        Id31 = [];
        Id36 = [];
    }
}
