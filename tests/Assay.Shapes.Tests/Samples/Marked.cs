using System.ComponentModel;
using System.Runtime.Serialization;
using System.Xml.Serialization;

namespace Shop.Catalogue;

// Attributes of other libraries than the one that a copy is for.

public enum Mood
{
    Calm,
    Cross,
}

[XmlInclude(typeof(Special))]
public class Marked
{
    [DefaultValue(5)]
    [XmlElement("amount", Order = 2)]
    public int Count { get; set; }

    [DefaultValue(Mood.Cross)]
    [XmlElement(Order = 1)]
    public Mood Mood { get; set; }

    [DefaultValue("a \"b\"")]
    [XmlElement(Order = 3)]
    public string Text { get; set; } = "";

    [IgnoreDataMember]
    [XmlIgnore]
    public string Hidden { get; set; } = "";

    [field: OptionalField(VersionAdded = 2)]
    [XmlElement(Order = 4)]
    public double Added { get; set; }
}

public sealed class Special : Marked
{
    [XmlElement(Order = 5)]
    public int More { get; set; }
}
