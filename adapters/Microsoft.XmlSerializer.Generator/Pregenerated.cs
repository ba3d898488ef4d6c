using System.Xml.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.XmlPregenerated;

/// <summary>
/// XmlSerializer with the code that the package's tool writes at build time for the public types of this program. XmlSerializer finds the
/// assembly <c>XmlPregenerated.XmlSerializers</c> beside the program by itself, which is why the contracts have to be compiled into the
/// program.
/// </summary>
internal sealed class Pregenerated<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private const string RunTimeAssembly = "Microsoft.GeneratedCode";

    private XmlSerializer serializer = null!;

    public override void Prepare(Companions companions)
    {
        serializer = new XmlSerializer(typeof(T));
        // What the tool left out, XmlSerializer silently generates at run time: that would be another row's measurement under this row's
        // name.
        if (AppDomain.CurrentDomain.GetAssemblies().Any(assembly => assembly.GetName().Name == RunTimeAssembly))
            throw new NotSupportedException($"The build has no pregenerated code for {typeof(T)}: XmlSerializer generated it at run time.");
    }

    public void Serialize(T value, Stream destination) => serializer.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)serializer.Deserialize(source)!;
}
