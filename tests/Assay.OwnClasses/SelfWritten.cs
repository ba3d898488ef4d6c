using System.Runtime.Serialization;

namespace OwnClasses;

[Old]
[Adopt]
public partial class SelfWritten : ISerializable
{
    [Maker]
    public SelfWritten()
    {
    }

    protected SelfWritten(SerializationInfo info, StreamingContext context) => Text = info.GetString("t");

    [Item(1), Datum]
    public string? Text { get; set; }

    [Item(2), Datum]
    public string? Left { get; set; }

    public void GetObjectData(SerializationInfo info, StreamingContext context) => info.AddValue("t", Text);
}
