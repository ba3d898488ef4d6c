using System.Runtime.Serialization;

namespace OwnClasses;

[Serializable]
public class SelfWritten : ISerializable
{
    public SelfWritten()
    {
    }

    protected SelfWritten(SerializationInfo info, StreamingContext context) => Text = info.GetString("t");

    public string? Text { get; set; }

    public string? Left { get; set; }

    public void GetObjectData(SerializationInfo info, StreamingContext context) => info.AddValue("t", Text);
}
