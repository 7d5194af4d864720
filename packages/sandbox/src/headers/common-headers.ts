/** Features that neither the login page nor the home page uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The permissions policy of every page. */
export const permissionsPolicy = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * The headers of every answer. Browsers ignore the demand for HTTPS on these ports, which have none; it is here
 * because a real server sends it.
 */
export const COMMON_HEADERS = {
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;
