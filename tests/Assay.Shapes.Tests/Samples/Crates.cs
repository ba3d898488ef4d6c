#pragma warning disable CS0649
#nullable enable

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
}
