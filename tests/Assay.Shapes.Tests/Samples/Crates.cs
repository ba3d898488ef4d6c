#pragma warning disable CS0649
#nullable enable
using System.Runtime.Serialization;

namespace Shop.Catalogue
{
    public class Crate<T>
    {
        public class Label
        {
            public T? Text;
        }
    }

    public class Labelled
    {
        public Crate<string>.Label? Label;
    }

    public class Numbered
    {
        private static readonly int First;
        public int Number = First;

        static Numbered() => First = 1;
    }

    public class Written : ISerializable
    {
        public string? Text;

        public void GetObjectData(SerializationInfo info, StreamingContext context) => info.AddValue("t", Text);
    }
}
