using System.Xml.Serialization;
using Assay.Core.Workloads;

namespace Assay.DataSets.AcrossShapes;

/// <summary>An enum.</summary>
public enum Shade
{
    /// <summary>The default.</summary>
    Light,

    /// <summary>Another value.</summary>
    Dark,
}

/// <summary>A moment, as the two types of .NET.</summary>
public class Moment
{
    /// <summary>A time in UTC.</summary>
    public DateTime Utc { get; set; }

    /// <summary>A time with its offset.</summary>
    public DateTimeOffset Local { get; set; }
}

/// <summary>A trip with its duration.</summary>
public class Trip
{
    /// <summary>The duration.</summary>
    public TimeSpan Length { get; set; }
}

/// <summary>An object with an enum.</summary>
public class Paint
{
    /// <summary>The enum.</summary>
    public Shade Shade { get; set; }
}

/// <summary>A price.</summary>
public class Price
{
    /// <summary>The amount.</summary>
    public decimal Amount { get; set; }
}

/// <summary>Values that may be missing; the missing ones come last.</summary>
public class Stroke
{
    /// <summary>A number that is there.</summary>
    public int? Width { get; set; }

    /// <summary>A text that is there.</summary>
    public string? Name { get; set; }

    /// <summary>A number that is missing.</summary>
    public int? Height { get; set; }

    /// <summary>A text that is missing.</summary>
    public string? Note { get; set; }
}

/// <summary>A key that is the same everywhere.</summary>
public class Identity
{
    /// <summary>The key.</summary>
    public Guid Id { get; set; }
}

/// <summary>Bytes.</summary>
public class Picture
{
    /// <summary>The bytes.</summary>
    public byte[] Bytes { get; set; } = null!;
}

/// <summary>Numbers that some languages round.</summary>
public class Amounts
{
    /// <summary>An integer that no double holds.</summary>
    public long Large { get; set; }

    /// <summary>The smallest integer.</summary>
    public long Smallest { get; set; }

    /// <summary>A number of single precision.</summary>
    public float Single { get; set; }
}

/// <summary>Texts that need escapes, or several bytes for a character.</summary>
public class Texts
{
    /// <summary>Quotes, brackets, a line feed and a tab.</summary>
    public string Escaped { get; set; } = null!;

    /// <summary>Letters beyond ASCII, and a character of two UTF-16 units.</summary>
    public string Foreign { get; set; } = null!;
}

/// <summary>A member that XML holds as an attribute, where a library reads that declaration.</summary>
public class Tag
{
    /// <summary>An attribute.</summary>
    [XmlAttribute]
    public int Number { get; set; }

    /// <summary>An element.</summary>
    public string Title { get; set; } = null!;
}

/// <summary>The shape <c>dates</c>.</summary>
[DataSet("across-dates", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "DateTime in UTC and DateTimeOffset")]
public sealed class DatesShape : DataSet<Moment>
{
    /// <inheritdoc/>
    public override Moment Generate(in Recipe recipe) => new()
    {
        Utc = new DateTime(2024, 2, 29, 13, 5, 7, 250, DateTimeKind.Utc),
        Local = new DateTimeOffset(2024, 2, 29, 13, 5, 7, TimeSpan.FromHours(2)),
    };
}

/// <summary>The shape <c>duration</c>.</summary>
[DataSet("across-duration", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "TimeSpan")]
public sealed class DurationShape : DataSet<Trip>
{
    /// <inheritdoc/>
    public override Trip Generate(in Recipe recipe) => new() { Length = new TimeSpan(1, 2, 3, 4) };
}

/// <summary>The shape <c>enum</c>.</summary>
[DataSet("across-enum", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "an enum")]
public sealed class EnumShape : DataSet<Paint>
{
    /// <inheritdoc/>
    public override Paint Generate(in Recipe recipe) => new() { Shade = Shade.Dark };
}

/// <summary>The shape <c>decimal</c>.</summary>
[DataSet("across-decimal", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "a decimal that a double rounds")]
public sealed class DecimalShape : DataSet<Price>
{
    /// <inheritdoc/>
    public override Price Generate(in Recipe recipe) => new() { Amount = 1234567890123456.78m };
}

/// <summary>The shape <c>nullables</c>.</summary>
[DataSet("across-nullables", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "int? and string?, there and missing")]
public sealed class NullablesShape : DataSet<Stroke>
{
    /// <inheritdoc/>
    public override Stroke Generate(in Recipe recipe) => new() { Width = 3, Name = "pen" };
}

/// <summary>The shape <c>guid</c>.</summary>
[DataSet("across-guid", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "a Guid")]
public sealed class GuidShape : DataSet<Identity>
{
    /// <inheritdoc/>
    public override Identity Generate(in Recipe recipe) => new() { Id = new Guid("00112233-4455-6677-8899-aabbccddeeff") };
}

/// <summary>The shape <c>bytes</c>.</summary>
[DataSet("across-bytes", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "an array of bytes")]
public sealed class BytesShape : DataSet<Picture>
{
    /// <inheritdoc/>
    public override Picture Generate(in Recipe recipe) => new() { Bytes = [0, 1, 127, 128, 255] };
}

/// <summary>The shape <c>numbers</c>.</summary>
[DataSet("across-numbers", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "long beyond 2^53, and float")]
public sealed class NumbersShape : DataSet<Amounts>
{
    /// <inheritdoc/>
    public override Amounts Generate(in Recipe recipe) => new() { Large = 9_007_199_254_740_993, Smallest = long.MinValue, Single = 0.1f };
}

/// <summary>The shape <c>texts</c>.</summary>
[DataSet("across-texts", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "texts with escapes and beyond ASCII")]
public sealed class TextsShape : DataSet<Texts>
{
    /// <inheritdoc/>
    public override Texts Generate(in Recipe recipe) => new()
    {
        Escaped = "a \"b\" <c> & 'd'\n\te",
        Foreign = "Grüße \u65E5\u672C \uD83D\uDE00",
    };
}

/// <summary>The shape <c>attribute</c>, which is for XML alone.</summary>
[DataSet("across-attribute", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "a member that is declared as an XML attribute")]
public sealed class AttributeShape : DataSet<Tag>
{
    /// <inheritdoc/>
    public override Tag Generate(in Recipe recipe) => new() { Number = 7, Title = "Pen" };
}
