using System.Text;
using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works, and counts its calls over all instances.</summary>
public sealed class LabelAdapter : SerializerAdapter<Label>, IBytesSurface<Label>
{
    private static long serialized;
    private static long deserialized;

    /// <summary>Calls of serialize in this process.</summary>
    public static long Serialized => Interlocked.Read(ref serialized);

    /// <summary>Calls of deserialize in this process.</summary>
    public static long Deserialized => Interlocked.Read(ref deserialized);

    /// <inheritdoc/>
    public byte[] Serialize(Label value)
    {
        Interlocked.Increment(ref serialized);
        return Encoding.UTF8.GetBytes(value.Text);
    }

    /// <inheritdoc/>
    public Label Deserialize(byte[] payload)
    {
        Interlocked.Increment(ref deserialized);
        return new Label { Text = Encoding.UTF8.GetString(payload) };
    }
}
