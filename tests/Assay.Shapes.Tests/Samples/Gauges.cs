#nullable enable

namespace Catalogue
{
    /// <summary>Properties over fields that their author declared.</summary>
    public sealed class Gauge
    {
        private readonly string _unit;
        private int _level;

        public Gauge(string unit) => _unit = unit;

        public string Unit => _unit;

        public int Level
        {
            get => _level;
            set => _level = value < 0 ? 0 : value;
        }
    }
}
