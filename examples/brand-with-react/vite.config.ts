import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demo } from './server/demo.ts';

export default defineConfig({ plugins: [react(), demo()] });
